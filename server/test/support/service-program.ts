import { join } from 'node:path';

const PROJECT_FOLDER = join(__dirname, '../../..');

export interface ServiceProgram {
  cwd: string;
  /** What Node is told to run there. */
  args: string[];
  env: Record<string, string>;
}

/** A program of the service as a process of its own: compiled, where `npm test` or whoever calls did that, else from its sources. */
export function toRun(
  program: 'main' | 'admin/main',
  compiled = process.env.COMPILED_SERVICE,
): ServiceProgram {
  if (compiled)
    return {
      cwd: compiled,
      args: ['--disable-warning=ExperimentalWarning', `server/src/${program}.js`],
      env: {},
    };
  return {
    cwd: PROJECT_FOLDER,
    args: ['--import', 'tsx', `server/src/${program}.ts`],
    env: { TSX_TSCONFIG_PATH: join(PROJECT_FOLDER, 'server/tsconfig.json') },
  };
}
