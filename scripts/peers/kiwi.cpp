// Measures kiwi on linear rows from standard input (their form: Sources/Programs/masonry-bench/LinearRows.swift), and prints
// a line of JSON for each operation. The argument is the workload's name.
#include <kiwi/kiwi.h>
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <functional>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

using Clock = std::chrono::steady_clock;

static double strengthOf(double priority) {
    using namespace kiwi;
    if (priority >= 1000) return strength::required;
    if (priority >= 700) return strength::strong;
    if (priority >= 600) return strength::create(0, 100, 0);
    if (priority > 500) return strength::create(0, 1.25, 0);
    return priority >= 400 ? strength::medium : strength::weak;
}

struct System {
    struct Edit {
        int variable;
        double values[2];
    };
    std::vector<kiwi::Variable> variables;
    std::vector<kiwi::Constraint> rows, optional;
    std::vector<Edit> edits;
    int removed = -1, adjusted = -1;
    double constants[2] = {0, 0};
    std::string adjustedRow;

    kiwi::Constraint row(std::istringstream &words, const double *otherConstant = nullptr) {
        std::string relation, term;
        double constant, priority;
        words >> relation >> constant >> priority;
        if (otherConstant) constant = *otherConstant;
        kiwi::Expression sum(-constant);
        while (words >> term) {
            auto colon = term.find(':');
            sum = sum + std::stod(term.substr(colon + 1)) * variables[std::stoi(term)];
        }
        auto op = relation == "==" ? kiwi::OP_EQ : relation == "<=" ? kiwi::OP_LE : kiwi::OP_GE;
        return kiwi::Constraint(sum, op, strengthOf(priority));
    }

    System() {
        std::string line, keyword;
        std::vector<std::string> texts;
        std::vector<int> nonnegative;
        while (std::getline(std::cin, line)) {
            std::istringstream words(line);
            words >> keyword;
            if (keyword == "variables") {
                int count;
                words >> count;
                for (int i = 0; i < count; i++) variables.emplace_back("");
            } else if (keyword == "nonnegative") {
                for (int i; words >> i;) nonnegative.push_back(i);
            } else if (keyword == "row") {
                texts.push_back(line);
                rows.push_back(row(words));
            } else if (keyword == "edit") {
                Edit edit;
                words >> edit.variable >> edit.values[0] >> edit.values[1];
                edits.push_back(edit);
            } else if (keyword == "optional") {
                optional.push_back(row(words));
            } else if (keyword == "remove") {
                words >> removed;
            } else if (keyword == "adjust") {
                words >> adjusted >> constants[0] >> constants[1];
                adjustedRow = texts[adjusted];
            }
        }
        for (int i : nonnegative)
            rows.push_back(kiwi::Constraint(kiwi::Expression(kiwi::Term(variables[i])), kiwi::OP_GE, kiwi::strength::required));
    }

    void build(kiwi::Solver &solver) {
        for (auto &edit : edits) {
            solver.addEditVariable(variables[edit.variable], kiwi::strength::strong * 10);
            solver.suggestValue(variables[edit.variable], edit.values[0]);
        }
        for (auto &constraint : rows) solver.addConstraint(constraint);
        read(solver);
    }

    void read(kiwi::Solver &solver) {
        solver.updateVariables();
        volatile double sum = 0;
        for (auto &variable : variables) sum = sum + variable.value();
    }
};

static std::string workload;

static void report(const char *operation, double seconds) {
    rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    std::cout << "{\"workload\": \"" << workload << "\", \"operation\": \"" << operation
              << "\", \"peer\": \"kiwi\", \"seconds\": " << seconds << ", \"peakBytes\": " << usage.ru_maxrss * 1024
              << "}" << std::endl;
}

/// The medians of operations that take turns, in as many rounds as fit in half a second, at least three where they fit in ten.
static std::vector<double> medians(const std::vector<std::function<void()>> &bodies, const std::function<void()> &after = [] {}) {
    std::vector<std::vector<double>> times(bodies.size());
    auto start = Clock::now();
    auto elapsed = [&] { return std::chrono::duration<double>(Clock::now() - start).count(); };
    while (times[0].empty() || (times[0].size() < 3 && elapsed() < 10) || (elapsed() < 0.5 && times[0].size() < 2000))
        for (size_t i = 0; i < bodies.size(); i++) {
            auto began = Clock::now();
            bodies[i]();
            times[i].push_back(std::chrono::duration<double>(Clock::now() - began).count());
            after();
        }
    std::vector<double> result;
    for (auto &list : times) {
        std::sort(list.begin(), list.end());
        result.push_back(list[list.size() / 2]);
    }
    return result;
}

int main(int, char **arguments) {
    workload = arguments[1];
    System system;
    std::unique_ptr<kiwi::Solver> built;
    auto takeDown = [&] { built = std::make_unique<kiwi::Solver>(); };  // which is not timed
    takeDown();
    report("build", medians({[&] { system.build(*built); }}, takeDown)[0]);
    auto &solver = *built;
    system.build(solver);
    int turn = 0;
    report("edit", medians({[&] {
        turn = 1 - turn;
        for (auto &edit : system.edits) solver.suggestValue(system.variables[edit.variable], edit.values[turn]);
        system.read(solver);
    }})[0]);
    for (auto &edit : system.edits) solver.suggestValue(system.variables[edit.variable], edit.values[0]);
    if (!system.optional.empty()) {
        auto times = medians({[&] { solver.addConstraint(system.optional[0]); system.read(solver); },
                              [&] { solver.removeConstraint(system.optional[0]); system.read(solver); }});
        report("add optional", times[0]);
        report("remove optional", times[1]);
    }
    if (system.removed >= 0) {
        auto &row = system.rows[system.removed];
        auto times = medians({[&] { solver.removeConstraint(row); system.read(solver); },
                              [&] { solver.addConstraint(row); system.read(solver); }});
        report("remove required", times[0]);
        report("add required", times[1]);
    }
    if (system.adjusted >= 0) {
        std::vector<kiwi::Constraint> variants = {system.rows[system.adjusted]};
        std::istringstream words(system.adjustedRow);
        std::string keyword;
        words >> keyword;
        variants.push_back(system.row(words, &system.constants[1]));
        int now = 0;
        report("change constant", medians({[&] {
            solver.removeConstraint(variants[now]);
            now = 1 - now;
            solver.addConstraint(variants[now]);
            system.read(solver);
        }})[0]);
    }
}
