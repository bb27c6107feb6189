import { runChecks } from './checks.mjs';
import { runCommand } from './command.mjs';
import { ensureDependencies } from './dependencies.mjs';

await runCommand(async () => {
  await ensureDependencies();
  return (await runChecks()) === 0 ? 0 : 1;
});
