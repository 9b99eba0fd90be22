/// Constraints and settings that hold only while a condition on the root's size does.
package final class Breakpoint {
    package let condition: ScreenCondition
    private unowned let scene: Scene
    private var state: State {
        willSet { scene.undoLog.record { [self, state] in self.state = state } }
    }

    private struct State {
        var isInEffect = true
        var constraints: [ConstraintEffect]
        var settings: [(view: View, changes: [SettingChange])]
    }

    /// What a scene did between the start and the end of the recording, which is in effect.
    init(_ condition: ScreenCondition, _ recorder: BreakpointRecorder, in scene: Scene) {
        self.condition = condition
        self.scene = scene
        state = State(
            constraints: recorder.constraints.compactMap { ConstraintEffect($0.constraint, since: $0.old) },
            settings: recorder.views.compactMap { view, old in
                let changes = SettingChange.all(from: old, to: view.settings)
                return changes.isEmpty ? nil : (view, changes)
            })
        for effect in state.constraints where effect.activates { effect.constraint.depend(on: condition) }
        for (view, _) in state.settings { view.depend(on: condition) }
    }

    /// Whether its condition holds.
    package var isInEffect: Bool { state.isInEffect }

    /// The constraints that are active only while it holds.
    package var constraints: [LayoutConstraint] { state.constraints.filter(\.activates).map(\.constraint) }

    /// The views with other settings while it holds.
    package var views: [View] { state.settings.map(\.view) }

    func setInEffect(_ isInEffect: Bool) {
        if isInEffect == state.isInEffect { return }
        var new = state
        new.isInEffect = isInEffect
        for index in new.constraints.indices {
            if isInEffect { new.constraints[index].apply() } else { new.constraints[index].revert() }
        }
        for (place, (view, changes)) in new.settings.enumerated() where !view.isRemoved {
            var settings = view.settings
            for (index, change) in changes.enumerated() {
                if isInEffect {
                    new.settings[place].changes[index] = change.applied(to: &settings)
                } else {
                    change.revert(in: &settings)
                }
            }
            view.settings = settings
        }
        state = new
    }
}

/// Collects what changes while the block for a condition runs.
final class BreakpointRecorder {
    fileprivate private(set) var constraints: [(constraint: LayoutConstraint, old: LayoutConstraint.State)] = []
    fileprivate private(set) var views: [(view: View, old: ViewSettings)] = []
    private var seen: Set<ObjectIdentifier> = []

    func note(_ constraint: LayoutConstraint, _ old: LayoutConstraint.State) {
        if seen.insert(ObjectIdentifier(constraint)).inserted { constraints.append((constraint, old)) }
    }

    func note(_ view: View, _ old: ViewSettings) {
        if seen.insert(ObjectIdentifier(view)).inserted { views.append((view, old)) }
    }
}

/// What a breakpoint does to a constraint.
private struct ConstraintEffect {
    let constraint: LayoutConstraint
    let activates: Bool
    private let deactivates: Bool
    /// The constants outside and inside; nil if it does not change the constant.
    private var constants: (old: Double, new: Double)?

    /// Nil if nothing is different.
    init?(_ constraint: LayoutConstraint, since old: LayoutConstraint.State) {
        self.constraint = constraint
        activates = constraint.isActive && !old.isActive
        deactivates = !constraint.isActive && old.isActive
        let isKept = constraint.isActive && old.isActive
        constants = isKept && constraint.constant != old.constant ? (old.constant, constraint.constant) : nil
        if !activates, !deactivates, constants == nil { return nil }
        if deactivates { constraint.awaitResume() }
    }

    mutating func apply() {
        if activates { constraint.resume() }
        if deactivates { constraint.pause() }
        guard let (_, new) = constants else { return }
        constants = (constraint.constant, new)
        constraint.changeConstant(to: new)
    }

    func revert() {
        if activates { constraint.pause() }
        if deactivates { constraint.resume() }
        // What was set since is no part of it.
        if let (old, new) = constants, constraint.constant == new { constraint.changeConstant(to: old) }
    }
}

/// A setting of a view that a breakpoint changes.
private struct SettingChange {
    private let isApplied: (ViewSettings) -> Bool
    private let set: (inout ViewSettings) -> Void
    private let restore: (inout ViewSettings) -> Void
    private let replacingOld: (ViewSettings) -> SettingChange

    /// Nil if the setting is the same in both.
    private init?<Value: Equatable>(
        _ setting: WritableKeyPath<ViewSettings, Value>, from old: ViewSettings, to new: ViewSettings
    ) {
        if old[keyPath: setting] == new[keyPath: setting] { return nil }
        self.init(setting, from: old[keyPath: setting], to: new[keyPath: setting])
    }

    private init<Value: Equatable>(
        _ setting: WritableKeyPath<ViewSettings, Value>, from old: Value, to new: Value
    ) {
        isApplied = { $0[keyPath: setting] == new }
        set = { $0[keyPath: setting] = new }
        restore = { $0[keyPath: setting] = old }
        replacingOld = { SettingChange(setting, from: $0[keyPath: setting], to: new) }
    }

    /// All but the key, and what follows from making constraints.
    static func all(from old: ViewSettings, to new: ViewSettings) -> [SettingChange] {
        [
            SettingChange(\.text, from: old, to: new), SettingChange(\.color, from: old, to: new),
            SettingChange(\.numberOfLines, from: old, to: new),
            SettingChange(\.preferredMaxLayoutWidth, from: old, to: new),
            SettingChange(\.imageSize, from: old, to: new), SettingChange(\.shownTexts, from: old, to: new),
            SettingChange(\.contentInsets, from: old, to: new), SettingChange(\.textInsets, from: old, to: new),
            SettingChange(\.statedContentSize, from: old, to: new),
            SettingChange(\.layoutMargins, from: old, to: new), SettingChange(\.safeAreaInsets, from: old, to: new),
            SettingChange(\.givenFrame, from: old, to: new), SettingChange(\.isHidden, from: old, to: new),
            SettingChange(\.hugging, from: old, to: new), SettingChange(\.compressionResistance, from: old, to: new),
        ].compactMap { $0 }
    }

    /// Makes the change; the value is the change that reverts to what was there.
    func applied(to settings: inout ViewSettings) -> SettingChange {
        defer { set(&settings) }
        return replacingOld(settings)
    }

    /// What was set since is no part of it.
    func revert(in settings: inout ViewSettings) {
        if isApplied(settings) { restore(&settings) }
    }
}

extension Scene {
    /// Runs a block whose constraints and settings are to hold only while a condition does. Views can't be added, moved or
    /// removed in it.
    ///
    /// It does not hold at the end: `updateBreakpoints` decides.
    package func addBreakpoint<Failure>(
        _ condition: ScreenCondition, _ body: () throws(Failure) -> Void
    ) throws(Failure) {
        let outer = recorder
        let recorder = BreakpointRecorder()
        self.recorder = recorder
        defer { self.recorder = outer }
        try body()
        self.recorder = nil
        let breakpoint = Breakpoint(condition, recorder, in: self)
        breakpoint.setInEffect(false)
        breakpoints.append(breakpoint)
        undoLog.record { [unowned self] in breakpoints.removeLast() }
    }

    /// Whether the block of a breakpoint is running.
    package var isInBreakpoint: Bool { recorder != nil }

    /// Lets every breakpoint hold, or not, as the size of the root and the reading direction demand.
    package func updateBreakpoints() {
        if breakpoints.isEmpty || isInBreakpoint { return }
        let changes = breakpoints.map { ($0, $0.condition.holds(size, direction)) }
        for (breakpoint, holds) in changes where !holds { breakpoint.setInEffect(false) }
        for (breakpoint, holds) in changes where holds { breakpoint.setInEffect(true) }
    }

    func checkTreeIsFree() throws(ConstraintError) {
        if isInBreakpoint { throw .treeInBreakpoint }
    }
}
