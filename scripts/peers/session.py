"""Measures a session in a pseudo-terminal: from Enter to the picture with its headline, and to the last byte, fixes included.

    session.py PROGRAM

Prints a JSON object a line, as the other peers do; each figure is the median of nine statements.
"""
import fcntl
import json
import os
import pty
import re
import select
import statistics
import struct
import sys
import tempfile
import termios
import time

CELLS = """screen 400x12000
var previous = nil
for i in 0..<200 {
    view cell
    make.left.right.equalTo(root)
    if previous == nil { make.top.equalTo(root) } else { make.top.equalTo(previous.bottom) }
    make.height.greaterThanOrEqualTo(44)
    make.height.equalTo(44).priority(250)
    image icon 32x32 in cell
    make.left.equalTo(cell).offset(8); make.centerY.equalTo(cell); make.top.greaterThanOrEqualTo(cell).offset(8)
    label title "Title \\(i)" in cell
    label detail "What is said of \\(i)" in cell
    button more "more" in cell
    title.makeConstraints { make in
        make.left.equalTo(icon.right).offset(8); make.top.equalTo(cell).offset(8)
        make.right.lessThanOrEqualTo(more.left).offset(-8)
    }
    detail.makeConstraints { make in
        make.left.equalTo(title); make.top.equalTo(title.bottom).offset(4)
        make.right.lessThanOrEqualTo(more.left).offset(-8); make.bottom.lessThanOrEqualTo(cell).offset(-8)
    }
    more.makeConstraints { make in make.right.equalTo(cell).offset(-8); make.centerY.equalTo(cell) }
    previous = cell
}
"""
SMALL = "screen 240x96\nview card\nmake.edges.equalTo(root).inset(16)\n"
EXTRA = 'label extra "e"\nextra.makeConstraints { make in make.left.equalTo(root).offset(5); make.top.equalTo(root) }\n'
MOVE = "extra.updateConstraints {{ make in make.left.equalTo(root).offset({}) }}"
ROUNDS = 9
STATEMENTS = {
    "value": ["{} + 1"],
    "change": [MOVE],
    # Inside again in between, so that the finding is new each time.
    "view outside": [MOVE.replace("{}", "397"), MOVE.replace("{}", "5")],
    "conflict": ["extra.makeConstraints {{ make in make.left.equalTo(root).offset(9{}) }}", ":undo"],
}


class Session:
    def __init__(self, program, script):
        folder = tempfile.mkdtemp()
        path = os.path.join(folder, "a.mas")
        with open(path, "w") as file:
            file.write(script)
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.environ.update(HOME=folder, TERM="xterm-256color", LANG="C.UTF-8", XDG_STATE_HOME=folder)
            os.execv(program, [program, "-i", "--no-init", path])
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.until_quiet(1.5)

    def until_quiet(self, quiet):
        """The times at which something was written and what that was, up to a pause."""
        written = []
        while select.select([self.terminal], [], [], quiet)[0]:
            written.append((time.perf_counter(), os.read(self.terminal, 1 << 16)))
        return written

    def enter(self, statement):
        """The seconds up to the first picture or value with what is said of it, and up to the last byte."""
        os.write(self.terminal, statement.encode())
        self.until_quiet(0.1)
        start = time.perf_counter()
        os.write(self.terminal, b"\r")
        written = self.until_quiet(0.6)
        # The first byte of the echo is no answer; what follows without a pause of 10 ms is one.
        answer = [time_ for time_, text in written if re.sub(rb"\x1b\[[0-9;?]*[A-Za-z]|\s", b"", text)]
        first = answer[0]
        for time_ in answer:
            if time_ - first > 0.01:
                break
            first = time_
        return first - start, written[-1][0] - start

    def parts(self):
        """What `:time` says of the last input: the seconds of each part."""
        os.write(self.terminal, b":time\r")
        text = b"".join(text for _, text in self.until_quiet(0.3)).decode(errors="replace")
        # The line may be wrapped.
        text = re.sub(r"\s*\r?\n\s*", " ", text)
        line = re.findall(r"[\d.]+ ms: ([^\r\n\x1b]*)", text)
        return {name: float(number) / 1000 for number, name in re.findall(r"([\d.]+) (\w+)", line[-1] if line else "")}

    def close(self):
        os.kill(self.process, 9)
        os.waitpid(self.process, 0)
        os.close(self.terminal)


def report(workload, operation, seconds):
    print(json.dumps({"workload": workload, "operation": operation, "peer": "ours", "seconds": seconds, "peakBytes": 0}))


def main():
    for name, script in (("session, small", SMALL + EXTRA), ("session, 200 cells", CELLS + EXTRA)):
        session = Session(sys.argv[1], script)
        for operation, statements in STATEMENTS.items():
            times = []
            parts = {}
            for number in range(ROUNDS):
                times.append(session.enter(statements[0].format(number)))
                for part, seconds in session.parts().items():
                    parts.setdefault(part, []).append(seconds)
                for statement in statements[1:]:
                    session.enter(statement)
            for place, part in enumerate(("", ", fixes")):
                seconds = statistics.median(pair[place] for pair in times)
                if part and operation in ("value", "change"):
                    continue
                report(name, operation + part, seconds)
            for part, seconds in parts.items():
                report(name, f"{operation}: {part}", statistics.median(seconds))
        session.close()


main()
