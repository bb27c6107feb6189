import { runCommand } from './command.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { isInterrupted } from './interruption.mjs';
import { requireFreePort } from './ports.mjs';
import { startService } from './service-process.mjs';
import { exportWeb } from './web-export.mjs';

await runCommand(preview, { codeWhenInterrupted: 0 });

async function preview() {
  await requireChosenPort();
  await ensureDependencies();
  const folder = await exportWeb();
  const { code } = await startService({ output: 'inherit', env: { WEB_APP_FOLDER: folder } }).ended;
  return isInterrupted() ? 0 : code;
}

/** The service says the same, but only after the web app is built. What is no port, or any port, is left to it. */
async function requireChosenPort() {
  const port = Number(process.env.PORT || 4000);
  if (Number.isInteger(port) && port > 0 && port < 65_536)
    await requireFreePort(port, { purpose: 'the service', variable: 'PORT', command: 'npm run preview' });
}
