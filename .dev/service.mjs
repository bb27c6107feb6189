import { runCommand } from './command.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { startService } from './service-process.mjs';

await runCommand(
  async () => {
    await ensureDependencies();
    const { code } = await startService({ output: 'inherit' }).ended;
    return code;
  },
  { codeWhenInterrupted: null },
);
