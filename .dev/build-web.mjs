import { runCommand } from './command.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { exportWeb } from './web-export.mjs';

await runCommand(async () => {
  await ensureDependencies();
  await exportWeb();
  return 0;
});
