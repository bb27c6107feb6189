import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** What the process says of itself; `about` comes before the commit, `done` after it. */
export type Report = { kind: 'begun' | 'opened' | 'recovered' } | ({ kind: 'about' | 'done' } & Act);
export type Act = { act: 'check-in'; latitude: number } | { act: 'trip'; name: string; exists: boolean };

const root = join(__dirname, '../..');

/** Starts a device, lets it live for so long after that word of it, kills it with -9; gives all that it said. */
export function runAndKill(
  device: { folder: string; baseUrl: string; key: string; now: number },
  life: { after: 'begun' | 'opened'; ms: number },
): Promise<Report[]> {
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules/tsx/dist/cli.mjs'),
      join(__dirname, 'device-process.ts'),
      device.folder,
      device.baseUrl,
      device.key,
      String(device.now),
    ],
    // A group of its own: the runner starts a second process, and both must die at the same moment.
    { cwd: root, detached: true, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const reports: Report[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    const report = JSON.parse(line) as Report;
    reports.push(report);
    if (report.kind !== life.after) return;
    setTimeout(() => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, life.ms);
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    let open = 2;
    const closed = () => {
      open -= 1;
      if (open > 0) return;
      // SQLite for Node locks by a folder, which a killed process leaves behind; a phone's locks die with it.
      rmSync(join(device.folder, 'sojourn.db.lock'), { recursive: true, force: true });
      resolve(reports);
    };
    lines.on('close', closed);
    child.on('exit', (code, signal) => {
      if (signal === 'SIGKILL') closed();
      else reject(new Error(`the device ended by itself with ${code ?? 'no code'}`));
    });
  });
}
