import { randomUUID } from 'node:crypto';

import { aCheckIn } from '../support/builders';
import { callersOf } from '../support/http-callers';

export interface Write {
  key: string;
  deviceToken: string;
  /** The id that the service gave it, once it has. */
  id: string | null;
}

/** Check-ins of one traveller, each told from the others by its token and repeated under its key until it is answered. */
export class Writes {
  readonly all: Write[] = [];
  /** Answers to a repeat that named another record than the first. */
  readonly contradictions: string[] = [];

  constructor(private readonly travellerKey: string) {}

  /** One attempt; true where it was acknowledged. A connection that breaks is no answer. */
  async attempt(write: Write, url: string): Promise<boolean> {
    try {
      const answer = await callersOf(url)
        .as(this.travellerKey)
        .post(
          '/api/v2/check_ins',
          { check_in: aCheckIn({ device_token: write.deviceToken }) },
          { 'idempotency-key': write.key },
        );
      if (answer.status !== 200) return false;
      const { id } = answer.json<{ id: string }>();
      if (write.id !== null && write.id !== id) this.contradictions.push(`${write.id} ${id}`);
      write.id = id;
      return true;
    } catch {
      return false;
    }
  }

  add(): Write {
    const write: Write = { key: randomUUID(), deviceToken: `write-${randomUUID()}`, id: null };
    this.all.push(write);
    return write;
  }

  acknowledged(): Write[] {
    return this.all.filter(({ id }) => id !== null);
  }
}

/** The device tokens of what is stored, as often as they are stored. The list holds the newest 500. */
export async function listStored(
  travellerKey: string,
  url: string,
): Promise<{ id: string; device_token: string }[]> {
  const answer = await callersOf(url).as(travellerKey).get('/api/v2/check_ins');
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return answer.json();
}
