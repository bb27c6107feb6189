import { randomUUID } from 'node:crypto';

import { aCheckIn, aDestination, aTrip } from '../support/builders';
import { callersOf, daysAroundToday } from '../support/http-callers';

export interface Write {
  key: string;
  /** Tells what it made from what others made. */
  mark: string;
  path: string;
  body: object;
  /** The id that the service gave it, once it has. */
  id: string | null;
}

interface Stored {
  id: string;
  mark: string;
}

const CHECK_INS = '/api/v2/check_ins';
const TRIPS = '/api/v1/trips';
/** Trips are rows in several tables: what is left of half a write would show in them. */
const CHECK_INS_A_TRIP = 4;

/** Check-ins and trips of one traveller, each repeated under its key until it is answered. */
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
        .post(write.path, write.body, { 'idempotency-key': write.key });
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
    const mark = `write-${randomUUID()}`;
    const isTrip = this.all.length % (CHECK_INS_A_TRIP + 1) === CHECK_INS_A_TRIP;
    const stay = aDestination({ country_code: 'CO', ...daysAroundToday() });
    const write: Write = {
      key: randomUUID(),
      mark,
      path: isTrip ? TRIPS : CHECK_INS,
      body: isTrip
        ? { trip: aTrip({ name: mark, destinations: [stay] }) }
        : { check_in: aCheckIn({ device_token: mark }) },
      id: null,
    };
    this.all.push(write);
    return write;
  }

  acknowledged(): Write[] {
    return this.all.filter(({ id }) => id !== null);
  }

  /** What the service has of them, against what it said that it has. The list of check-ins holds the newest 500. */
  async compare(url: string): Promise<{ lost: number; doubled: number; halved: number }> {
    const { stored, halved } = await listStored(this.travellerKey, url);
    const ids = new Set(stored.map(({ id }) => id));
    const marks = new Set(stored.map(({ mark }) => mark));
    return {
      lost: this.acknowledged().filter(({ id }) => !ids.has(id ?? '')).length,
      doubled: stored.length - marks.size,
      halved,
    };
  }
}

async function listStored(key: string, url: string): Promise<{ stored: Stored[]; halved: number }> {
  const read = async <Row>(path: string): Promise<Row[]> => {
    const answer = await callersOf(url).as(key).get(path);
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
    return answer.json();
  };
  const checkIns = await read<{ id: string; device_token: string }>(CHECK_INS);
  const trips = await read<{ id: string; name: string; destinations: object[] }>(TRIPS);
  const stored = [
    ...checkIns.map(({ id, device_token: mark }) => ({ id, mark })),
    ...trips.map(({ id, name: mark }) => ({ id, mark })),
  ].filter(({ mark }) => mark.startsWith('write-'));
  return { stored, halved: trips.filter(({ destinations }) => destinations.length !== 1).length };
}
