"""Measures HiGHS on linear rows from standard input (their form: Sources/Programs/masonry-bench/LinearRows.swift), and prints a
line of JSON for each operation. The argument is the workload's name.

Optional rows get an error variable for each side that counts, weighted by priority: one program, which asks less of HiGHS
than the ranking of priorities that the layout engine keeps.
"""
import json
import resource
import sys
import time

import highspy
import numpy as np

INFINITY = highspy.kHighsInf


def weight(priority):
    return 1e6 if priority >= 700 else 1e4 if priority >= 600 else 125 if priority > 500 else 100 if priority >= 400 else 1


class System:
    def __init__(self, lines):
        self.edits, self.optional, self.removed, self.adjusted = [], None, None, None
        rows, nonnegative, count = [], [], 0
        for line in lines:
            keyword, *words = line.split()
            if keyword == "variables":
                count = int(words[0])
            elif keyword == "nonnegative":
                nonnegative = [int(word) for word in words]
            elif keyword == "row":
                rows.append(self.parse(words))
            elif keyword == "edit":
                self.edits.append((int(words[0]), float(words[1]), float(words[2])))
            elif keyword == "optional":
                self.optional = self.parse(words)
            elif keyword == "remove":
                self.removed = int(words[0])
            elif keyword == "adjust":
                self.adjusted = (int(words[0]), float(words[1]), float(words[2]))
        self.rows, self.count = rows, count
        self.lower = np.full(count, -INFINITY)
        self.lower[nonnegative] = 0
        self.upper = np.full(count, INFINITY)
        for variable, value, _ in self.edits:
            self.lower[variable] = self.upper[variable] = value
        self.costs = []
        starts, indices, values, low, high = [], [], [], [], []
        for row in rows:
            terms, bounds, errors = self.columns(row, count + len(self.costs))
            self.costs += [cost for _, _, cost in errors]
            starts.append(len(indices))
            for variable, coefficient in terms + [(column, sign) for column, sign, _ in errors]:
                indices.append(variable)
                values.append(coefficient)
            low.append(bounds[0])
            high.append(bounds[1])
        columns = count + len(self.costs)
        model = highspy.HighsLp()
        model.num_col_, model.num_row_ = columns, len(rows)
        model.col_cost_ = np.concatenate([np.zeros(count), np.array(self.costs)])
        model.col_lower_ = np.concatenate([self.lower, np.zeros(len(self.costs))])
        model.col_upper_ = np.concatenate([self.upper, np.full(len(self.costs), INFINITY)])
        model.row_lower_, model.row_upper_ = np.array(low, dtype=float), np.array(high, dtype=float)
        model.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        model.a_matrix_.start_ = np.array(starts + [len(indices)])
        model.a_matrix_.index_ = np.array(indices)
        model.a_matrix_.value_ = np.array(values, dtype=float)
        self.model = model

    @staticmethod
    def parse(words):
        terms = {}
        for word in words[3:]:
            variable, coefficient = word.split(":")
            terms[int(variable)] = terms.get(int(variable), 0) + float(coefficient)
        return words[0], float(words[1]), float(words[2]), list(terms.items())

    @staticmethod
    def columns(row, next_column):
        """The row's terms, bounds, and error columns as (column, sign, cost)."""
        relation, constant, priority, terms = row
        bounds = (constant if relation != "<=" else -INFINITY, constant if relation != ">=" else INFINITY)
        errors = []
        if priority < 1000:
            if relation != "<=":
                errors.append((next_column, 1.0, weight(priority)))
            if relation != ">=":
                errors.append((next_column + len(errors), -1.0, weight(priority)))
        return terms, bounds, errors

    def build(self):
        highs = highspy.Highs()
        highs.silent()
        highs.passModel(self.model)
        self.solve(highs)
        return highs

    @staticmethod
    def solve(highs):
        highs.run()
        return highs.getSolution().col_value


def medians(bodies, after=lambda: None):
    """The median times of the bodies, which take turns; what `after` takes doesn't count."""
    times = [[] for _ in bodies]
    start = time.perf_counter()
    while len(times[0]) < 3 or (time.perf_counter() - start < 0.5 and len(times[0]) < 2000):
        for body, list_ in zip(bodies, times):
            began = time.perf_counter()
            body()
            list_.append(time.perf_counter() - began)
            after()
    return [sorted(list_)[len(list_) // 2] for list_ in times]


def report(operation, seconds):
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    print(json.dumps({"workload": sys.argv[1], "operation": operation, "peer": "highs", "seconds": seconds, "peakBytes": peak}), flush=True)


def main():
    system = System(sys.stdin)
    built = []
    report("build", medians([lambda: built.append(system.build())], after=built.clear)[0])
    highs = system.build()
    turn = 0

    def edit():
        nonlocal turn
        turn = 1 - turn
        for variable, *values in system.edits:
            highs.changeColBounds(variable, values[turn], values[turn])
        system.solve(highs)

    report("edit", medians([edit])[0])
    if turn == 1:
        edit()
    rows = len(system.rows)

    def add(row):
        terms, bounds, errors = system.columns(row, highs.getNumCol())
        for _, _, cost in errors:
            highs.addCol(cost, 0, INFINITY, 0, np.array([], dtype=np.int32), np.array([], dtype=float))
        terms = terms + [(column, sign) for column, sign, _ in errors]
        indices = np.array([variable for variable, _ in terms], dtype=np.int32)
        highs.addRow(bounds[0], bounds[1], len(terms), indices, np.array([c for _, c in terms], dtype=float))
        system.solve(highs)

    def remove():
        highs.deleteRows(1, np.array([highs.getNumRow() - 1], dtype=np.int32))
        columns = highs.getNumCol() - system.model.num_col_
        if columns:
            highs.deleteCols(columns, np.arange(system.model.num_col_, system.model.num_col_ + columns, dtype=np.int32))
        system.solve(highs)

    if system.optional:
        added, removed = medians([lambda: add(system.optional), remove])
        report("add optional", added)
        report("remove optional", removed)
    if system.adjusted:
        row, *constants = system.adjusted
        turn = 0
        relation = system.rows[row][0]

        def adjust():
            nonlocal turn
            turn = 1 - turn
            value = constants[turn]
            highs.changeRowBounds(row, value if relation != "<=" else -INFINITY, value if relation != ">=" else INFINITY)
            system.solve(highs)

        report("change constant", medians([adjust])[0])
        if turn == 1:
            adjust()
    if system.removed is not None:
        # A row whose bounds are open constrains nothing: as good as removed, and HiGHS keeps its basis.
        row = system.removed
        bounds = system.columns(system.rows[row], 0)[1]

        def open_row():
            highs.changeRowBounds(row, -INFINITY, INFINITY)
            system.solve(highs)

        def close_row():
            highs.changeRowBounds(row, *bounds)
            system.solve(highs)

        removed, added = medians([open_row, close_row])
        report("remove required", removed)
        report("add required", added)


main()
