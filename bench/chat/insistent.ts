import { setTimeout as wait } from 'node:timers/promises';

/** More at once than the service has connections: some wait for their turn there, none so long that they are sent away. */
const MOST_UNDER_WAY = 40;
const FIRST_WAIT_MS = 200;
const MOST_TRIES = 10;

/** Asks two processes as devices do: until there is an answer, always in the same words, and ever more rarely. */
export class Insistent {
  repeats = 0;
  private underWay = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly addresses: readonly [string, string]) {}

  /** Sides count on: 2 is the first again. What has a body is written. */
  async ask<Answer>(
    key: string,
    side: number,
    path: string,
    body?: object,
    idempotencyKey?: string,
  ): Promise<Answer> {
    const address = this.addresses[side % 2] ?? this.addresses[0];
    const init = {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `TKN ${key}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      body: body && JSON.stringify(body),
    };
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const response = await this.inTurn(() => fetch(address + path, init));
      if (response.ok) return (await response.json()) as Answer;
      const said = await response.text();
      // It has too much to do at this moment; everything else is a mistake of this bench.
      if (response.status !== 503) throw new Error(`${path} answered ${response.status}: ${said}`);
      this.repeats += 1;
      await wait(FIRST_WAIT_MS * 2 ** tries);
    }
    throw new Error(`${path} was never answered`);
  }

  private async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    while (this.underWay >= MOST_UNDER_WAY)
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve);
      });
    this.underWay += 1;
    try {
      return await work();
    } finally {
      this.underWay -= 1;
      this.waiting.shift()?.();
    }
  }
}
