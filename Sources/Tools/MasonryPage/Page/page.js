"use strict";

// The page of a session. What the session sends is text: it becomes elements here, and never markup.

const element = (id) => document.getElementById(id);
const scene = element("scene").attachShadow({ mode: "open" });
const style = new CSSStyleSheet();
const frame = new CSSStyleSheet();
frame.replaceSync("svg { max-width: 100%; max-height: 100%; width: 100%; height: 100%; } g:focus-visible { outline: 2px solid #1f6feb; }");
scene.adoptedStyleSheets = [frame, style];

// MARK: The connection

let socket = null;
let hasEnded = false;

function connect() {
  socket = new WebSocket(`ws://${location.host}${location.pathname}session`);
  socket.onopen = () => setStatus("connected");
  socket.onmessage = (event) => receive(JSON.parse(event.data));
  socket.onclose = (event) => {
    if (event.code === 1001) hasEnded = true;
    setStatus(hasEnded ? "the session has ended" : "the session is gone; waiting for it …", true);
    setTimeout(connect, 1000);
  };
}

function send(message) {
  if (socket && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function run(text) {
  send({ ask: "run", text });
}

function setStatus(text, isAlarm = false) {
  const status = element("status");
  status.textContent = text;
  status.classList.toggle("ended", isAlarm);
}

function receive(message) {
  if (message.kind === "state") show(message);
}

// MARK: The state

function show(state) {
  hasEnded = false;
  showPicture(state.picture, state.style);
  element("size").textContent = `${state.width}×${state.height}`;
  element("prompt").textContent = state.prompt;
  element("output").textContent = state.output.trimEnd();
  showInputs(state.inputs);
  showFindings(state.findings, state.fixes);
}

function showInputs(inputs) {
  let last = null;
  const items = inputs.map((input) => {
    const item = document.createElement("li");
    const number = document.createElement("span");
    number.className = "number";
    number.textContent = `in[${input.number}]`;
    const text = document.createElement("span");
    text.textContent = input.text;
    item.append(number, text);
    item.classList.toggle("undone", !input.isInEffect);
    if (input.isInEffect) last = item;
    return item;
  });
  if (last) last.setAttribute("aria-current", "step");
  element("inputs").replaceChildren(...items);
  if (last) last.scrollIntoView({ block: "nearest" });
}

function showFindings(findings, fixes) {
  const box = element("findings");
  box.hidden = findings.length === 0 && fixes.length === 0;
  const texts = findings.map((finding) => {
    const line = document.createElement("p");
    line.textContent = finding;
    return line;
  });
  const buttons = fixes.map((fix) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = `${fix.number}  ${fix.title}`;
    button.onclick = () => run(`:fix ${fix.number}`);
    return button;
  });
  box.replaceChildren(...texts, ...buttons);
}

// MARK: The scene

function showPicture(text, rules) {
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (parsed.localName !== "svg") return;
  style.replaceSync(rules);
  const picture = copied(parsed);
  picture.removeAttribute("width");
  picture.removeAttribute("height");
  picture.setAttribute("role", "group");
  for (const group of picture.querySelectorAll("g")) {
    const title = group.firstElementChild;
    if (!title || title.localName !== "title") continue;
    group.setAttribute("role", "img");
    group.setAttribute("aria-label", title.textContent);
    group.setAttribute("tabindex", "0");
  }
  scene.replaceChildren(picture);
}

// The picture as elements of this document: only what a picture has, and styles by their properties.
const shapes = new Set(["svg", "g", "title", "rect", "line", "circle", "polygon", "text", "tspan"]);

function copied(node) {
  const copy = document.createElementNS("http://www.w3.org/2000/svg", node.localName);
  for (const attribute of node.attributes) {
    if (attribute.name === "data-style") copy.style.cssText = attribute.value;
    else if (!attribute.name.startsWith("on") && !attribute.name !== "xmlns") copy.setAttribute(attribute.name, attribute.value);
  }
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) copy.append(child.data);
    else if (child.nodeType === Node.ELEMENT_NODE && shapes.has(child.localName)) copy.append(copied(child));
  }
  return copy;
}

// MARK: The input line

const entry = element("input");
const typed = [];
let place = 0;

function submit() {
  const text = entry.value;
  if (text.trim() === "") return;
  typed.push(text);
  place = typed.length;
  run(text);
  entry.value = "";
  fit();
}

function fit() {
  entry.rows = Math.min(10, entry.value.split("\n").length);
}

element("entry").onsubmit = (event) => {
  event.preventDefault();
  submit();
};
entry.oninput = fit;
entry.onkeydown = (event) => {
  const isOneLine = !entry.value.includes("\n");
  if (event.key === "Enter" && !event.shiftKey) {
    event.preventDefault();
    submit();
  } else if (event.key === "ArrowUp" && isOneLine && place > 0) {
    event.preventDefault();
    entry.value = typed[--place];
    fit();
  } else if (event.key === "ArrowDown" && isOneLine && place < typed.length) {
    event.preventDefault();
    entry.value = typed[++place] ?? "";
    fit();
  }
};

connect();
