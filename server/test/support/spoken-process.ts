import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A program that was started, and what it says. */
export interface SpokenProcess {
  lines: string[];
  /** The first line, of those after so many, of which this is true, as soon as it is said. */
  untilSaid(isIt: (line: string) => boolean, after?: number): Promise<string>;
  stop(): Promise<void>;
}

export function startSpokenProcess(
  command: string,
  words: readonly string[],
  env: Record<string, string> = {},
): SpokenProcess {
  const child = spawn(command, words, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  /** What goes to the standard error, such as a log: told only if it ends too soon. */
  const asides: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => asides.push(line));
  const listeners = new Set<() => void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    for (const look of listeners) look();
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve());
  });
  // Whatever ends the tests, nothing that they started stays behind.
  const killLast = () => child.kill('SIGKILL');
  process.once('exit', killLast);
  return {
    lines,
    untilSaid: (isIt, after = 0) =>
      Promise.race([
        new Promise<string>((resolve) => {
          const look = () => {
            const found = lines.slice(after).find(isIt);
            if (found === undefined) return;
            listeners.delete(look);
            resolve(found);
          };
          listeners.add(look);
          look();
        }),
        ended.then(() =>
          Promise.reject(new Error(`it ended, and said only:\n${[...lines, ...asides].join('\n')}`)),
        ),
      ]),
    async stop() {
      child.kill();
      await ended;
      process.off('exit', killLast);
    },
  };
}
