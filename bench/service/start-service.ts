import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface ServiceOptions {
  /** A PostgreSQL server; null is the embedded engine in memory. */
  serverUrl: string | null;
  /** How many times larger than the sample set the set of countries is. */
  timesCountries: number;
}

export interface ServiceAddresses {
  /** The alerts of the current trip of the sample traveller, from the service. */
  alerts: string;
  /** The same bytes, from the bare peer. */
  bareAlerts: string;
  countries: string;
  /** Of the sample traveller, for the header of that name. */
  authorization: string;
}

/** Runs the service in a process of its own, apart from the one that loads it, while `work` lasts. */
export async function withService<Result>(
  options: ServiceOptions,
  work: (addresses: ServiceAddresses) => Promise<Result>,
): Promise<Result> {
  const script = join(__dirname, 'serve.ts');
  const child = fork(script, [JSON.stringify(options)], { execArgv: ['--import', 'tsx'] });
  const exited = once(child, 'exit');
  try {
    const addresses = await Promise.race([
      once(child, 'message').then(([message]) => message as ServiceAddresses),
      exited.then(([code]) =>
        Promise.reject(new Error(`the service ended with ${code} before it was ready`)),
      ),
    ]);
    return await work(addresses);
  } finally {
    if (child.connected) child.disconnect();
    await exited;
  }
}
