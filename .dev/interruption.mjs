import { killAll, stopAll } from './processes.mjs';
import { say } from './progress.mjs';

// One Ctrl-C arrives twice: from the terminal, and from npm, which passes on what it got from the terminal.
const SAME_PRESS = 700;
const LOOK_FOR_PARENT_EVERY = 500;

let interrupted = false;
let stoppingSince = null;

export function isInterrupted() {
  return interrupted;
}

/** Ends what runs, in peace. From here on a Ctrl-C kills it. */
export function stopEverything() {
  stoppingSince ??= Date.now();
  return stopAll();
}

/** The first Ctrl-C stops what runs, in peace; a second one kills it. */
export function listenForInterruption() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);
  if (process.env.npm_lifecycle_event) watchParent();
}

function interrupt() {
  if (stoppingSince === null) {
    interrupted = true;
    say('Stopping …');
    void stopEverything();
  } else if (Date.now() - stoppingSince > SAME_PRESS) {
    killAll();
    process.exit(130);
  }
}

/** npm, or the shell between it and us, can be ended without a signal to us. */
function watchParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    if (stoppingSince === null) interrupt();
  }, LOOK_FOR_PARENT_EVERY);
  timer.unref();
}
