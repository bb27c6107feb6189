import { symlinkSync } from 'node:fs';
import { join } from 'node:path';

import { Failure } from './failure.mjs';
import { runProcess } from './processes.mjs';
import { inProject } from './project.mjs';

/** The service as its image has it, in this folder, with the packages beside it: tests start it often, and it starts much faster so. */
export async function compileService(folder) {
  const { code, text } = await runProcess('build-service', process.execPath, [
    inProject('.dev/build-service.mjs'),
    folder,
  ]);
  if (code !== 0) throw new Failure(`${text}\n\nThe service could not be compiled.`);
  symlinkSync(inProject('node_modules'), join(folder, 'node_modules'));
  return folder;
}
