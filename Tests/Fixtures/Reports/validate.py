"""Checks reports with the packages of PyPI that other people read them with: validate.py SCHEMA FILE…

A FILE ends in .json, .sarif or .xml. What is wrong is printed, and what each holds.
"""

import json
import pathlib
import sys

import jsonschema
import junitparser
from sarif import loader


def check_json(validator, path):
    report = json.loads(path.read_text())
    for error in validator.iter_errors(report):
        yield f"{error.json_path}: {error.message}"
    findings = [finding for run in report.get("runs", []) for finding in run["findings"]]
    print(f"{path.name}: {len(report['runs'])} runs, {len(findings)} findings")
    yield from (f"{place}" for run in report["runs"] for place in wrong_places(run))


def places(value):
    """All places in a value."""
    if isinstance(value, list):
        for element in value:
            yield from places(element)
    elif isinstance(value, dict):
        if "source" in value:
            yield value
        for element in value.values():
            yield from places(element)


def wrong_places(run):
    """The places whose lines and columns are not where their offsets are, of files that exist."""
    for place in places(run):
        source = pathlib.Path(place["source"])
        if not source.is_file():
            continue
        text = source.read_bytes()
        for position in (place["start"], place["end"]):
            before = text[: position["offset"]].decode().replace("\r\n", "\n").replace("\r", "\n")
            expected = (before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1)
            if (position["line"], position["column"]) != expected:
                yield f"{source}: {position} should be on line and column {expected}"


def check_sarif(path):
    file = loader.load_sarif_file(str(path))
    records = file.get_records()
    print(f"{path.name}: {file.get_result_count()} results")
    for record in records:
        if not record["Location"] or not record["Severity"] in ("error", "warning", "note"):
            yield f"a result without a place: {record}"
    for run in json.loads(path.read_text())["runs"]:
        rules = run["tool"]["driver"]["rules"]
        for result in run["results"]:
            if rules[result["ruleIndex"]]["id"] != result["ruleId"]:
                yield f"the rule of {result['ruleId']}"
            if not result["message"]["text"] or not rules[result["ruleIndex"]]["help"]["text"]:
                yield f"no text in {result['ruleId']}"
            uri = result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
            if uri.startswith("/") or " " in uri or "\\" in uri:
                yield f"not a URI: {uri}"


def check_junit(path):
    suites = list(junitparser.JUnitXml.fromfile(str(path)))
    counts = [0, 0, 0]
    for suite in suites:
        cases = list(suite)
        failed = sum(any(isinstance(r, junitparser.Failure) for r in case.result) for case in cases)
        errors = sum(any(isinstance(r, junitparser.Error) for r in case.result) for case in cases)
        if (suite.tests, suite.failures, suite.errors) != (len(cases), failed, errors):
            yield f"{suite.name} counts {(suite.tests, suite.failures, suite.errors)}, not {(len(cases), failed, errors)}"
        counts = [a + b for a, b in zip(counts, (len(cases), failed, errors))]
    print(f"{path.name}: {len(suites)} suites, {counts[0]} cases, {counts[1]} failures, {counts[2]} errors")


def main():
    schema = json.loads(pathlib.Path(sys.argv[1]).read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    for path in map(pathlib.Path, sys.argv[2:]):
        check = {".json": lambda p: check_json(validator, p), ".sarif": check_sarif, ".xml": check_junit}[path.suffix]
        for error in check(path):
            print(f"WRONG {path.name}: {error}")


main()
