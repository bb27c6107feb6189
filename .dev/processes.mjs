import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

import { PROJECT_FOLDER } from './project.mjs';
import { say } from './progress.mjs';

const GRACE = 10_000;

const running = new Set();
let stopping = false;

// Whatever ends us, nothing that we started stays behind.
process.on('exit', killAll);

/**
 * Starts a program as the head of its own process group, so that it can be stopped with all its descendants.
 * `output` is 'inherit', or a function that is called with each line.
 */
export function startProcess(name, command, args, { output, env, stopSignal = 'SIGTERM', ...options } = {}) {
  if (stopping) throw new Error(`${name} was not started: everything is being stopped.`);
  const child = spawn(command, args, {
    cwd: PROJECT_FOLDER,
    env: { ...process.env, ...env },
    stdio: output === 'inherit' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...options,
  });
  if (child.stdout) createInterface({ input: child.stdout }).on('line', output);
  if (child.stderr) createInterface({ input: child.stderr }).on('line', output);

  const started = { name, child, stopSignal, ended: untilEnded(child) };
  running.add(started);
  child.once('exit', () => signalGroup(started, 'SIGKILL'));
  void started.ended.then(() => running.delete(started));
  return started;
}

/** Runs a program to its end and gives all that it printed. */
export async function runProcess(name, command, args, options = {}) {
  const lines = [];
  const { ended } = startProcess(name, command, args, { output: (line) => lines.push(line), ...options });
  const end = await ended;
  if (stopping) throw new Error(`${name} was cut short: everything is being stopped.`);
  return { ...end, text: lines.join('\n') };
}

/** Asks the program to end; what is left of it and its descendants after a while is killed. */
export async function stopProcess(started) {
  if (started.child.exitCode === null && started.child.signalCode === null) {
    started.child.kill(started.stopSignal);
  }
  const patience = setTimeout(() => signalGroup(started, 'SIGKILL'), GRACE);
  await started.ended;
  clearTimeout(patience);
}

export async function stopAll() {
  stopping = true;
  await Promise.all([...running].map(stopProcess));
}

export function killAll() {
  stopping = true;
  for (const started of running) signalGroup(started, 'SIGKILL');
}

export function withPrefix(prefix) {
  return (line) => say(`${prefix} │ ${line}`);
}

function untilEnded(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, reason: error.message }));
    child.once('close', (code, signal) =>
      resolve({ code: code ?? 1, reason: signal ? `by ${signal}` : `with exit code ${code}` }),
    );
  });
}

function signalGroup({ child }, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    // ESRCH: all of them have ended. EPERM: macOS says so of a group in which only ended ones are left.
    if (error.code !== 'ESRCH' && error.code !== 'EPERM') throw error;
  }
}
