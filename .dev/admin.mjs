import { runCommand } from './command.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { keepStandardOutputFree } from './progress.mjs';
import { startServiceProgram } from './service-process.mjs';

// What it prints may be read by a program: an installation on the way speaks elsewhere.
keepStandardOutputFree();

await runCommand(async () => {
  await ensureDependencies();
  const { code } = await startServiceProgram('admin/main.ts', process.argv.slice(2), { output: 'inherit' })
    .ended;
  return code;
});
