const FRAMES = [...'⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏'];
const FRAME_TIME = 100;
const PLAIN_LINE_EVERY = 15_000;
const CLEAR_LINE = '\r\x1b[K';

let output = process.stdout;
let hasTerminal = Boolean(output.isTTY);
let busy = null;

// The reader of our output may leave first (a closed terminal, `| head`). That must not keep us from tidying up.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

/** For commands whose standard output is their result: from then on progress is told on the other one. */
export function keepStandardOutputFree() {
  output = process.stderr;
  hasTerminal = Boolean(output.isTTY);
}

/** Prints a line; a spinner that turns at the time stays below it. */
export function say(line = '') {
  output.write(busy && hasTerminal ? `${CLEAR_LINE}${line}\n${spinner()}` : `${line}\n`);
}

/** Shows that something is going on until `work` is over. The label may be a function when it changes on the way. */
export async function withProgress(label, work) {
  busy = { label: typeof label === 'function' ? label : () => label, start: Date.now(), frame: 0 };
  if (!hasTerminal) say(`${busy.label()} …`);
  const timer = setInterval(showBusy, hasTerminal ? FRAME_TIME : PLAIN_LINE_EVERY);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    busy = null;
    if (hasTerminal) output.write(CLEAR_LINE);
  }
}

export function secondsSince(start) {
  return `${Math.round((Date.now() - start) / 1000)} s`;
}

function showBusy() {
  if (!hasTerminal) return say(`${busy.label()} … ${secondsSince(busy.start)}`);
  busy.frame += 1;
  output.write(CLEAR_LINE + spinner());
}

function spinner() {
  const line = `${FRAMES[busy.frame % FRAMES.length]} ${busy.label()} … ${secondsSince(busy.start)}`;
  // A line that wraps could not be cleared again.
  return line.slice(0, (output.columns || 80) - 1);
}
