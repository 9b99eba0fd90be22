#!/usr/bin/env python3
"""What masonry-bench measures of the language, in Python: prints a line of JSON for the workload that is named."""
import ast
import gc
import json
import resource
import statistics
import sys
import time


def long_script():
    parts, size, number = [], 0, 0
    while size < 10_000_000:
        part = f"""# block {number}
header{number}, body{number} = view(root, root)
select(header{number})
make.top.left.right.equalTo(root).inset({number % 40})
make.height.equalTo(44).priority(750)
def place{number}(a, b):
    total = a + b * 2 - {number % 9}
    if total > 10 and a != b: return total / 2
    for k in range(0, 3): body{number}.width.equalTo(k)
    return [a, b, total]
"""
        parts.append(part)
        size += len(part)
        number += 1
    return "".join(parts)


def loop():
    total = 0
    for i in range(1000000):
        total += i * 2 % 7
    return total


def condition():
    n = 0
    total = 0
    while n < 1000000:
        if n % 3 == 0:
            total += n
        else:
            total -= 1
        n += 1
    return total


def fib(n):
    if n < 2:
        return n
    return fib(n - 1) + fib(n - 2)


def arrays():
    a = []
    for i in range(300000):
        a.append(i)
    for i in range(300000):
        a[i] = a[i] * 2
    b = list(filter(lambda x: x % 3 == 0, map(lambda x: x + 1, a)))
    total = 0
    for x in b:
        total += x
    return total


def workload(name):
    if name == "parse 10 MB":
        text = long_script()
        # Without the collector, which would only make a tree this large slower.
        gc.disable()
        return "parse", lambda: ast.parse(text)
    return {
        "a million rounds of for": ("run", loop),
        "a million rounds of while": ("run", condition),
        "fib(25)": ("run", lambda: fib(25)),
        "300,000 elements": ("run", arrays),
    }.get(name)


def main():
    found = workload(sys.argv[1])
    if not found:
        return
    operation, body = found
    times, start = [], time.perf_counter()
    while not times or (len(times) < 5 and time.perf_counter() - start < 5):
        began = time.perf_counter()
        body()
        times.append(time.perf_counter() - began)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    print(json.dumps({"workload": sys.argv[1], "operation": operation, "peer": "cpython",
                      "seconds": statistics.median(times), "peakBytes": peak}))


main()
