import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

import { QUIET_CHROMIUM } from './quiet-chromium';

const FLAGS = [
  ...QUIET_CHROMIUM,
  '--hide-scrollbars',
  // Containers often have little shared memory, and a page that finds none of it left crashes.
  '--disable-dev-shm-usage',
  // Nobody reads its reports.
  '--disable-breakpad',
  '--disable-crash-reporter',
  '--remote-debugging-port=0',
];
const PHONE = { width: 390, height: 844 };
const BOGOTA = { latitude: 4.65, longitude: -74.08, accuracy: 20 };
/** These machines are slow, and two of these browsers may run at once. */
const PATIENCE_MS = 60_000;

/**
 * A browser with a profile of its own in a folder. It is started by hand instead of by Playwright because a story has to be
 * able to kill it, and to start it again on the same profile.
 */
export class TestBrowser {
  private constructor(
    private readonly process: ChildProcess,
    private readonly connection: Browser,
    readonly context: BrowserContext,
  ) {}

  static async start(profileFolder: string): Promise<TestBrowser> {
    const started = spawn(findProgram(), [...FLAGS, `--user-data-dir=${profileFolder}`, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    });
    // Whatever ends the story early, its browser does not live on.
    const killAtExit = () => killGroup(started);
    process.once('exit', killAtExit);
    started.once('exit', () => process.off('exit', killAtExit));
    const connection = await chromium.connectOverCDP(await readAddress(started));
    const [context] = connection.contexts();
    if (!context) throw new Error('The browser has no window.');
    context.setDefaultTimeout(PATIENCE_MS);
    // Whatever is not named is refused, also what a browser grants by itself.
    await context.grantPermissions(['geolocation', 'background-sync']);
    await context.setGeolocation(BOGOTA);
    return new TestBrowser(started, connection, context);
  }

  async newPage(): Promise<Page> {
    const page = await this.context.newPage();
    await page.setViewportSize(PHONE);
    return page;
  }

  /** As a system does that is out of memory: no handler runs, nothing is tidied up. */
  async kill(): Promise<void> {
    if (hasEnded(this.process)) return;
    const ended = new Promise<void>((resolve) => this.process.once('exit', () => resolve()));
    killGroup(this.process);
    await ended;
    await this.connection.close();
  }
}

function findProgram(): string {
  const program = process.env.CHROMIUM;
  if (!program) throw new Error('CHROMIUM must name the browser; `npm run e2e` sees to it.');
  return program;
}

function readAddress(started: ChildProcessByStdio<null, null, Readable>): Promise<string> {
  return new Promise((resolve, reject) => {
    const lines: string[] = [];
    createInterface({ input: started.stderr }).on('line', (line) => {
      lines.push(line);
      const address = /^DevTools listening on (ws:\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
    started.once('error', reject);
    started.once('exit', () => reject(new Error(`The browser ended at its start.\n${lines.join('\n')}`)));
  });
}

function hasEnded({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}

/** The whole group: its renderers would live on for a moment. */
function killGroup(started: ChildProcess): void {
  if (started.pid !== undefined && !hasEnded(started)) process.kill(-started.pid, 'SIGKILL');
}
