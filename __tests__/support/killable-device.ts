import { execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** What the process says of itself; `about` comes before the commit, `done` after it. */
export type Report = { kind: 'begun' | 'opened' | 'recovered' } | ({ kind: 'about' | 'done' } & Act);
export type Act = { act: 'check-in'; latitude: number } | { act: 'trip'; name: string; exists: boolean };

/** The name of the one trip that others change; the device leaves it alone. */
export const ELSEWHERE = 'Changed elsewhere';

const root = join(__dirname, '../..');

/** The device's program as one script, which starts in a tenth of the time; gives where it is. */
export function buildDevice(folder: string): string {
  const program = join(folder, 'device.cjs');
  execFileSync(
    join(root, 'node_modules/esbuild/bin/esbuild'),
    [
      join(__dirname, 'device-process.ts'),
      '--bundle',
      '--platform=node',
      '--format=cjs',
      '--external:node-sqlite3-wasm',
      '--log-level=warning',
      `--outfile=${program}`,
    ],
    { cwd: root, stdio: 'inherit' },
  );
  return program;
}

/** Starts a device, kills it with -9 so long after that word of it and so many more; gives all that it said. */
export function runAndKill(
  device: { program: string; folder: string; baseUrl: string; key: string; now: number },
  life: { after: 'begun' | 'opened'; words: number; ms: number },
): Promise<Report[]> {
  const child = spawn(
    process.execPath,
    [device.program, device.folder, device.baseUrl, device.key, String(device.now)],
    {
      cwd: root,
      env: { ...process.env, NODE_PATH: join(root, 'node_modules') },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const reports: Report[] = [];
  let wordsLeft = Infinity;
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    const report = JSON.parse(line) as Report;
    reports.push(report);
    wordsLeft -= 1;
    // A database that was made anew is open too; the story that is told of it fails by what it says.
    if (report.kind === life.after || report.kind === 'recovered') wordsLeft = life.words;
    if (wordsLeft === 0) setTimeout(() => child.kill('SIGKILL'), life.ms);
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
