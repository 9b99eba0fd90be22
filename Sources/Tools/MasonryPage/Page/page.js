"use strict";

// The page of a session. What the session sends is text: it becomes elements here, and never markup.

const element = (id) => document.getElementById(id);
const scene = element("scene").attachShadow({ mode: "open" });
const style = new CSSStyleSheet();
const frame = new CSSStyleSheet();
frame.replaceSync("svg { display: block; } [data-view] { cursor: pointer; } g:focus-visible { outline: 2px solid #1f6feb; }");
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
  if (message.kind === "view") showView(message);
  if (message.kind === "size") showSize(message);
  if (message.kind === "finding") showFinding(message);
  if (message.kind === "preview" && isPreviewing) showPicture(message.picture);
}

// MARK: The state

function show(state) {
  hasEnded = false;
  screen = state.picture;
  if (selected === null) {
    const before = places();
    showPicture(screen);
    animate(before);
  } else send({ ask: "view", view: selected });
  element("prompt").textContent = state.prompt;
  element("output").textContent = state.output.trimEnd();
  showDevices(state.devices);
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
  const texts = findings.flatMap((finding, index) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "finding";
    button.textContent = finding;
    button.setAttribute("aria-expanded", "false");
    button.onclick = () => openFinding(opened === index ? null : index);
    const report = document.createElement("pre");
    report.hidden = true;
    return [button, report];
  });
  opened = null;
  const buttons = fixes.map((fix) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = `${fix.number}  ${fix.title}`;
    button.onclick = () => {
      isPreviewing = false;
      run(`:fix ${fix.number}`);
    };
    button.onpointerenter = button.onfocus = () => {
      isPreviewing = true;
      send({ ask: "preview", fix: fix.number });
    };
    button.onpointerleave = button.onblur = endPreview;
    return button;
  });
  box.replaceChildren(...texts, ...buttons);
}

// The finding whose report is open.
let opened = null;

function openFinding(index) {
  opened = index;
  for (const [number, button] of document.querySelectorAll(".finding").entries()) {
    button.setAttribute("aria-expanded", String(number === index));
    if (number !== index) button.nextElementSibling.hidden = true;
  }
  if (index === null) select(selected);
  else send({ ask: "finding", finding: index });
}

function showFinding(answer) {
  if (answer.finding !== opened) return;
  const report = document.querySelectorAll(".finding")[opened].nextElementSibling;
  report.textContent = answer.text.trimEnd();
  report.hidden = false;
  showPicture(answer.picture);
}

// Whether the picture shows what a fix would do.
let isPreviewing = false;

function endPreview() {
  if (!isPreviewing) return;
  isPreviewing = false;
  if (opened === null) select(selected);
  else send({ ask: "finding", finding: opened });
}

// The sizes of devices, and the screen's own if no device has it.
function showDevices(devices) {
  const sizes = new Map();
  for (const device of devices) {
    const size = `${device.width}x${device.height}`;
    sizes.set(size, sizes.has(size) ? `${sizes.get(size)}, ${device.name}` : device.name);
  }
  const now = `${screen.width}x${screen.height}`;
  if (!sizes.has(now)) sizes.set(now, "as it is");
  const options = [...sizes].map(([size, names]) => {
    const option = document.createElement("option");
    option.value = size;
    option.textContent = `${size.replace("x", "×")}  ${names}`;
    option.selected = size === now;
    return option;
  });
  element("devices").replaceChildren(...options);
}

element("devices").onchange = (event) => run(`:size ${event.target.value}`);

// MARK: The scene

let screen = null;
let selected = null;

function showPicture(shown, scale = null) {
  const parsed = new DOMParser().parseFromString(shown.svg, "image/svg+xml").documentElement;
  if (parsed.localName !== "svg") return;
  style.replaceSync(shown.style);
  const picture = copied(parsed);
  const [, , width, height] = parsed.getAttribute("viewBox").split(" ").map(Number);
  const factor = scale ?? fitting(width, height);
  picture.setAttribute("width", width * factor);
  picture.setAttribute("height", height * factor);
  picture.dataset.scale = factor;
  element("size").textContent = `${shown.width}×${shown.height}`;
  element("edge").setAttribute("aria-valuenow", shown.width);
  element("edge").setAttribute("aria-valuetext", `${shown.width} points`);
  picture.setAttribute("role", "group");
  for (const group of picture.querySelectorAll("g")) {
    const title = group.firstElementChild;
    if (!title || title.localName !== "title") continue;
    group.setAttribute("role", group.dataset.view === undefined ? "img" : "button");
    group.setAttribute("aria-label", title.textContent);
    if (group.dataset.view === undefined) continue;
    group.setAttribute("tabindex", "0");
    group.setAttribute("aria-pressed", String(Number(group.dataset.view) === selected));
  }
  const focused = scene.activeElement?.dataset.view;
  scene.replaceChildren(picture);
  if (focused !== undefined) scene.querySelector(`g[data-view="${Number(focused)}"]`)?.focus();
}

// Where the elements of views are, in points, with the view's name.
function places() {
  const found = new Map();
  const names = new Map();
  for (const group of scene.querySelectorAll("g[data-view]")) {
    names.set(group.dataset.view, group.firstElementChild.textContent.split(" (")[0]);
  }
  for (const part of scene.querySelectorAll("[data-view]")) {
    const key = `${part.dataset.view} ${part.localName} ${part.classList[0]}`;
    if (!found.has(key)) found.set(key, { part, box: part.getBBox(), name: names.get(part.dataset.view) });
  }
  return found;
}

// Moves what changed from where it was.
function animate(before) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const [key, { part, box, name }] of places()) {
    const old = before.get(key);
    if (!old || old.name !== name) continue;
    const isText = part.localName === "text";
    const across = isText || !(box.width > 0 && old.box.width > 0) ? 1 : old.box.width / box.width;
    const down = isText || !(box.height > 0 && old.box.height > 0) ? 1 : old.box.height / box.height;
    const [x, y] = [old.box.x - box.x * across, old.box.y - box.y * down];
    if (Math.abs(x) + Math.abs(y) < 0.01 && across === 1 && down === 1) continue;
    const start = `translate(${x}px, ${y}px) scale(${across}, ${down})`;
    part.animate([{ transform: start }, { transform: "none" }], { duration: 200, easing: "ease-out" });
  }
}

// How many pixels a point may have so that all of the picture is seen.
function fitting(width, height) {
  const room = element("stage").getBoundingClientRect();
  return Math.max(0.01, Math.min((room.width - 40) / width, (room.height - 20) / height, 3));
}

window.onresize = () => {
  if (screen && selected === null) showPicture(screen);
};

// MARK: A view

function select(view) {
  selected = view;
  element("selected").hidden = true;
  if (view === null) showPicture(screen);
  else send({ ask: "view", view });
}

function showView(answer) {
  if (answer.view !== selected) return;
  element("view").textContent = answer.name;
  element("frame").textContent = answer.frame;
  element("constraints").textContent = answer.constraints.trimEnd();
  element("reasons").textContent = answer.reasons.trimEnd();
  element("selected").hidden = false;
  showPicture(answer.picture);
}

function viewAt(event) {
  const group = event.composedPath().find((node) => node.dataset?.view !== undefined);
  return group ? Number(group.dataset.view) : null;
}

element("scene").onclick = (event) => {
  const view = viewAt(event);
  select(view === 0 || view === selected ? null : view);
};
element("scene").onkeydown = (event) => {
  const view = viewAt(event);
  if (event.key === "Escape") select(null);
  if ((event.key === "Enter" || event.key === " ") && view !== null) {
    event.preventDefault();
    select(view === selected ? null : view);
  }
};

// MARK: The screen's edge

// A width that is asked for, and one that waits until it is answered.
let asked = null;
let waiting = null;
let drag = null;

function askSize(width) {
  const size = { ask: "size", width: Math.max(1, Math.round(width)), height: screen.height };
  if (asked) waiting = size;
  else {
    asked = size;
    send(size);
  }
}

function showSize(answer) {
  asked = null;
  if (drag || waiting) showPicture(answer.picture, drag?.scale);
  if (waiting) {
    asked = waiting;
    waiting = null;
    send(asked);
  }
}

function resize(width) {
  run(`:size ${Math.max(1, Math.round(width))}x${screen.height}`);
}

const edge = element("edge");
edge.onpointerdown = (event) => {
  edge.setPointerCapture(event.pointerId);
  select(null);
  // The picture is in the middle, so it grows on both sides.
  drag = { x: event.clientX, width: screen.width, scale: Number(scene.firstElementChild.dataset.scale) };
};
edge.onpointermove = (event) => {
  if (!drag) return;
  drag.now = drag.width + (2 * (event.clientX - drag.x)) / drag.scale;
  askSize(drag.now);
};
edge.onpointerup = () => {
  const now = drag?.now;
  drag = null;
  if (now !== undefined) resize(now);
};
edge.onpointercancel = () => {
  drag = null;
  showPicture(screen);
};
edge.onkeydown = (event) => {
  const step = event.shiftKey ? 10 : 1;
  if (event.key === "ArrowRight") resize(screen.width + step);
  if (event.key === "ArrowLeft") resize(screen.width - step);
};

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
