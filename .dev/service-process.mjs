import { startProcess } from './processes.mjs';
import { inProject } from './project.mjs';

/** One process without a wrapper around it: a signal reaches the service once, and its exit code is the real one. */
export function startService({ output, port, env, ...options }) {
  return startProcess('service', process.execPath, ['--import', 'tsx', 'server/src/main.ts'], {
    output,
    env: {
      TSX_TSCONFIG_PATH: inProject('server/tsconfig.json'),
      ...(port && { PORT: String(port) }),
      ...env,
    },
    ...options,
  });
}
