import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { toRun } from '../../server/test/support/service-program';

const run = promisify(execFile);
const START_MS = 120_000;
const LOOK_AGAIN_MS = 200;

interface NewTraveller {
  first_name: string;
  last_name: string;
  email: string;
}

interface InvitedTraveller {
  key: string;
  remove: () => Promise<void>;
}

/** The service as a process of its own, serving the exported app: what `npm run preview` starts. */
export class Preview {
  private process: ChildProcess | null = null;

  private constructor(
    private readonly dataFolder: string,
    private readonly webApp: string,
    private readonly port: number,
    private readonly settings: Record<string, string>,
  ) {}

  static async start(
    dataFolder: string,
    webApp = requireWebApp(),
    settings: Record<string, string> = {},
  ): Promise<Preview> {
    const preview = new Preview(dataFolder, webApp, await findFreePort(), settings);
    await preview.startAgain();
    return preview;
  }

  get address(): string {
    return `http://localhost:${this.port}`;
  }

  /** On the same port and the same data. */
  async startAgain(): Promise<void> {
    const { cwd, args, env } = toRun('main');
    const started = spawn(process.execPath, args, {
      cwd,
      stdio: 'ignore',
      env: {
        ...process.env,
        ...env,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        DATABASE_URL: join(this.dataFolder, 'database'),
        WEB_APP_FOLDER: this.webApp,
        LOG_LEVEL: 'warn',
        ...this.settings,
      },
    });
    this.process = started;
    await this.untilReady(started);
  }

  /** `SIGKILL` is the plug pulled. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const started = this.process;
    this.process = null;
    if (started?.exitCode !== null || started.signalCode !== null) return;
    const ended = new Promise<void>((done) => started.once('exit', () => done()));
    started.kill(signal);
    await ended;
  }

  /** What the service answers to whoever has this key. */
  async ask<Answer>(key: string, path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await fetch(this.address + path, {
      ...init,
      headers: {
        authorization: `TKN ${key}`,
        ...(init.body ? { 'content-type': 'application/json' } : {}),
      },
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (response.status === 204 ? null : await response.json()) as Answer;
  }

  /** What whoever runs the service does to its data, which a process at a time can have. */
  async administer(...words: string[]): Promise<string> {
    await this.stop();
    const { cwd, args, env } = toRun('admin/main');
    const { stdout } = await run(process.execPath, [...args, ...words], {
      cwd,
      env: { ...process.env, ...env, DATABASE_URL: join(this.dataFolder, 'database') },
    });
    await this.startAgain();
    return stdout;
  }

  /** A traveller of the sample's company, as the company makes and takes them. */
  async invite(traveller: NewTraveller): Promise<InvitedTraveller> {
    const ask = <Answer>(path: string, init: RequestInit) =>
      this.ask<Answer>('demo-company', `/api/v1/partner/travellers${path}`, init);
    const { id, authentication_token: key } = await ask<{ id: string; authentication_token: string }>('', {
      method: 'POST',
      body: JSON.stringify({ traveller }),
    });
    return { key, remove: () => ask(`/${id}`, { method: 'DELETE' }) };
  }

  private async untilReady(started: ChildProcess): Promise<void> {
    const givesUpAt = Date.now() + START_MS;
    while (Date.now() < givesUpAt) {
      if (started.exitCode !== null) throw new Error('The service ended at its start.');
      if (await isReady(this.address)) return;
      await new Promise((done) => setTimeout(done, LOOK_AGAIN_MS));
    }
    throw new Error('The service did not become ready.');
  }
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/health`)).ok;
  } catch {
    return false;
  }
}

function requireWebApp(): string {
  const folder = process.env.WEB_APP_FOLDER;
  if (!folder) throw new Error('WEB_APP_FOLDER must name the exported app; `npm run e2e` sees to it.');
  return folder;
}

function findFreePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
