import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

import { type ServiceProgram, toRun } from './service-program';

export interface ServiceProcess {
  url: string;
  port: number;
  pid: number;
  /** Null without METRICS_PORT. */
  metricsUrl: string | null;
  /** Null without MAIL_IN_PORT. */
  mailPort: number | null;
  /** All that it wrote, line by line. */
  lines: string[];
  /** As a power failure would end it; resolves when it is gone. */
  kill(): Promise<void>;
  /** In peace; gives its exit code. */
  stop(): Promise<number | null>;
}

interface Options {
  nodeOptions?: string[];
  /** Instead of the service of this project. */
  program?: ServiceProgram;
}

/** The real service in a process of its own, ready to answer. Settings are those given here alone. */
export async function startServiceProcess(
  settings: Record<string, string>,
  { nodeOptions = [], program = toRun('main') }: Options = {},
): Promise<ServiceProcess> {
  const lines: string[] = [];
  const { cwd, args, env } = program;
  const child = spawn(process.execPath, [...nodeOptions, ...args], {
    cwd,
    env: {
      PATH: process.env.PATH,
      ...env,
      PORT: '0',
      HOST: '127.0.0.1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  // Whatever ends the tests, nothing that they started stays behind.
  const killLast = () => child.kill('SIGKILL');
  process.once('exit', killLast);
  void ended.then(() => process.off('exit', killLast));

  const findLine = (pattern: RegExp) => lines.map((line) => pattern.exec(line)?.[1]).find(Boolean) ?? null;
  const MAIL_PORT = /takes mails with bookings on port (\d+)/;
  // The last lines of a start; the metrics and the mails come after the address.
  const isReady = () =>
    findLine(/ready on http:\/\/localhost:(\d+)/) !== null &&
    (settings.METRICS_PORT === undefined || findLine(/(metrics are on)/) !== null) &&
    (settings.MAIL_IN_PORT === undefined || findLine(MAIL_PORT) !== null);
  const ready = new Promise<void>((resolve) => {
    const take = (line: string) => {
      lines.push(line);
      if (isReady()) resolve();
    };
    createInterface({ input: child.stdout }).on('line', take);
    createInterface({ input: child.stderr }).on('line', take);
  });
  const failure = ended.then((code) => {
    throw new Error(`the service ended with ${code} instead of starting:\n${lines.join('\n')}`);
  });
  failure.catch(() => undefined);
  await Promise.race([ready, failure]);

  const port = Number(findLine(/ready on http:\/\/localhost:(\d+)/));
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    metricsUrl: findLine(/metrics are on (\S+)/),
    mailPort: Number(findLine(MAIL_PORT)) || null,
    lines,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
