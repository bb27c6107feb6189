import { ensureChromium } from './chromium.mjs';
import { runCommand } from './command.mjs';
import { compileService } from './compiled-service.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { Failure } from './failure.mjs';
import { startProcess } from './processes.mjs';
import { inProject } from './project.mjs';
import { withTemporaryFolder } from './temporary-folder.mjs';
import { exportWeb } from './web-export.mjs';

/** Runs a program of `e2e/` with a browser and the exported web app at hand; it gets what stands after the command. */
export function runInBrowser(name, args) {
  return runCommand(async () => {
    await ensureDependencies();
    const chromium = await ensureChromium();
    if (!chromium)
      throw new Failure('There is no Chromium here. Install it, or name it: CHROMIUM=/path/to/it');
    const env = {
      CHROMIUM: chromium,
      WEB_APP_FOLDER: await exportWeb(),
      TSX_TSCONFIG_PATH: inProject('e2e/tsconfig.json'),
    };
    return withTemporaryFolder('service', async (folder) => {
      const { code } = await startProcess(name, process.execPath, [...args, ...process.argv.slice(2)], {
        output: 'inherit',
        env: { ...env, COMPILED_SERVICE: await compileService(folder) },
      }).ended;
      return code;
    });
  });
}
