import type { Fetch } from '@/api/exchange';

import type { DeskPayloads } from './desk-kinds';

/** What becomes of a request: it never leaves, its answer is lost, or the service is out of order. */
export type DeskWeather = 'clear' | 'drop-before' | 'drop-after' | 'broken';

type Records = {
  [Kind in keyof DeskPayloads]: Map<string, DeskPayloads[Kind] & { content?: string }>;
};

/** A service in process for kinds of entries that the real one does not know. It does a deed once for each key, and answers alike each time. */
export class DeskService {
  readonly records: Records = { issue: new Map(), photo: new Map(), message: new Map() };
  /** Bodies, as they came. */
  readonly seen: string[] = [];
  /** Asked for each request. */
  weather: (path: string) => DeskWeather = () => 'clear';
  /** What it does not take, by a word in it. */
  refuses: (body: string) => boolean = () => false;
  /** Such a request is answered once this is settled. */
  holds: (path: string, body: string) => Promise<unknown> | null = () => null;
  private readonly answers = new Map<string, { status: number; body: string }>();

  readonly fetch: Fetch = async (url, { headers, body: sent = '' }) => {
    const body = String(sent);
    const path = new URL(url).pathname;
    const weather = this.weather(path);
    if (weather === 'drop-before') throw new TypeError('Network request failed');
    this.seen.push(body);
    await this.holds(path, body);
    if (weather === 'broken') return toResponse({ status: 500, body: '{}' });
    const answer = this.answer(path, headers['Idempotency-Key'] ?? '', body);
    if (weather === 'drop-after') throw new TypeError('Network request failed');
    return toResponse(answer);
  };

  private answer(path: string, key: string, body: string): { status: number; body: string } {
    const known = this.answers.get(key);
    if (known) return known;
    if (this.refuses(body))
      return { status: 422, body: JSON.stringify({ error: { code: 'invalid', message: 'No.' } }) };
    const kind = path.split('/').at(-1) as keyof Records;
    const id = `${kind}-${this.answers.size + 1}`;
    const records: Map<string, unknown> = this.records[kind];
    records.set(id, JSON.parse(body));
    const answer = { status: 201, body: JSON.stringify({ id }) };
    this.answers.set(key, answer);
    return answer;
  }
}

function toResponse({ status, body }: { status: number; body: string }) {
  return { status, headers: new Headers(), text: async () => body };
}
