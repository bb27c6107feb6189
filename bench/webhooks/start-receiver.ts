import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Receiver {
  url: string;
  /** How many it received since it was last asked. */
  countReceived(): Promise<number>;
  stop(): Promise<void>;
}

/** In a process of its own: what it does is not counted as work of whoever sends. */
export async function startReceiver(): Promise<Receiver> {
  const child = fork(join(__dirname, 'receive.ts'), [], { execArgv: ['--import', 'tsx'] });
  const exited = once(child, 'exit');
  const url = await Promise.race([
    once(child, 'message').then(([message]) => String(message)),
    exited.then(([code]) => Promise.reject(new Error(`the receiver ended with ${code} before it was ready`))),
  ]);
  return {
    url,
    countReceived: async () => Number(await (await fetch(url)).text()),
    async stop() {
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}
