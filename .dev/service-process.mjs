import { startProcess } from './processes.mjs';
import { inProject } from './project.mjs';

/** One process without a wrapper around it: a signal reaches the service once, and its exit code is the real one. */
export function startService({ port, env, ...options }) {
  return startServiceProgram('main.ts', [], {
    env: { ...(port && { PORT: String(port) }), ...env },
    ...options,
  });
}

/** A program of the service's own code, such as the one that makes companies. */
export function startServiceProgram(file, words, { env, ...options }) {
  return startProcess('service', process.execPath, ['--import', 'tsx', `server/src/${file}`, ...words], {
    env: { TSX_TSCONFIG_PATH: inProject('server/tsconfig.json'), ...env },
    ...options,
  });
}
