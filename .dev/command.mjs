import { Failure } from './failure.mjs';
import { isInterrupted, listenForInterruption, stopEverything } from './interruption.mjs';
import { requireNodeVersion } from './node-version.mjs';

/** Runs one of the developer commands. `work` gives the exit code; whatever it started is stopped at its end. */
export async function runCommand(work, { codeWhenInterrupted = 130 } = {}) {
  listenForInterruption();
  let code;
  try {
    requireNodeVersion();
    code = await work();
  } catch (error) {
    code = 1;
    if (!isInterrupted()) console.error(error instanceof Failure ? `\n${error.message}` : error);
  }
  await stopEverything();
  process.exit(isInterrupted() ? (codeWhenInterrupted ?? code) : code);
}
