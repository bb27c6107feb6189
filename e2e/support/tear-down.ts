import { rmSync } from 'node:fs';

export default function tearDown(): void {
  if (process.env.E2E_DATA_FOLDER) rmSync(process.env.E2E_DATA_FOLDER, { recursive: true, force: true });
}
