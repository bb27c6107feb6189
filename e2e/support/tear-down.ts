import { rmSync } from 'node:fs';

export default function tearDown(): void {
  for (const folder of [process.env.E2E_DATA_FOLDER, process.env.E2E_SERVICE_FOLDER])
    if (folder) rmSync(folder, { recursive: true, force: true });
}
