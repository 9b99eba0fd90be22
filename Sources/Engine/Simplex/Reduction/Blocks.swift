/// The connected components of the columns, joined by the forms. Each can be solved separately. Blocks are ordered by
/// their first column.
struct Blocks: ~Copyable {
    private(set) var count = 0
    /// Block b has the columns columns[columnStart[b] ..< columnStart[b + 1]], ascending; its forms are stored
    /// likewise.
    private(set) var columnStart = FlatArray<Int32>()
    private(set) var columns = FlatArray<Int32>()
    private(set) var formStart = FlatArray<Int32>()
    private(set) var forms = FlatArray<Int32>()

    /// The blocks of nothing.
    init() {}

    init(of forms: borrowing Forms) {
        self.init(columnCount: forms.columns.count, formStarts: forms.formStart, termColumns: forms.termColumns)
    }

    /// `formStarts` and `termColumns` list the columns of each form.
    init(columnCount: Int, formStarts: borrowing FlatArray<Int32>, termColumns: borrowing FlatArray<Int32>) {
        let formCount = formStarts.count - 1
        let sets = DisjointSets(count: columnCount)
        for form in 0..<formCount {
            let first = Int(termColumns[formStarts[form]])
            for term in Int(formStarts[form]) + 1..<Int(formStarts[form + 1]) {
                sets.join(first, Int(termColumns[term]))
            }
        }
        let blockOf = FlatArray<Int32>(repeating: 0, count: columnCount)
        for column in 0..<columnCount {
            let root = sets.find(column)
            if root == column {
                blockOf[column] = Int32(truncatingIfNeeded: count)
                count += 1
            } else {
                blockOf[column] = blockOf[root]
            }
        }
        Self.bucket(blockOf, count: count, starts: &columnStart, members: &columns)
        let blockOfForm = FlatArray<Int32>(repeating: 0, count: formCount)
        for form in 0..<formCount { blockOfForm[form] = blockOf[termColumns[formStarts[form]]] }
        Self.bucket(blockOfForm, count: count, starts: &formStart, members: &forms)
    }

    /// Whether the block is more than one column.
    func hasForms(_ block: Int) -> Bool { formStart[block] < formStart[block + 1] }

    private static func bucket(
        _ bucketOf: borrowing FlatArray<Int32>, count: Int, starts: inout FlatArray<Int32>,
        members: inout FlatArray<Int32>
    ) {
        starts.refill(0, count: count + 2)
        for member in 0..<bucketOf.count { starts[Int(bucketOf[member]) + 2] += 1 }
        for bucket in 0..<count { starts[bucket + 2] += starts[bucket + 1] }
        members.refill(0, count: bucketOf.count)
        for member in 0..<bucketOf.count {
            let bucket = Int(bucketOf[member])
            members[Int(starts[bucket + 1])] = Int32(truncatingIfNeeded: member)
            starts[bucket + 1] += 1
        }
    }
}
