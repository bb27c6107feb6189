import { brotliDecompressSync } from 'node:zlib';

import type { Fetch, FetchInit } from '@/api/exchange';
import type { FetchBytes } from '@/api/photos';

import type { TestService } from '../../server/test/support/test-service';

/** What happens to a request on its way. */
export type Fault =
  /** It never leaves. */
  | { kind: 'drop-before' }
  /** The service does it; the answer is lost. */
  | { kind: 'drop-after' }
  /** Somebody else answers with this status. */
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: string }
  /** The answer breaks off after so many characters. */
  | { kind: 'truncate'; length: number }
  /** The service is asked only once this is settled. */
  | { kind: 'hold'; until: Promise<unknown> }
  /** The service has answered; the answer arrives only once this is settled. */
  | { kind: 'hold-answer'; until: Promise<unknown> }
  /** The service does it; what arrives is something else than it said. */
  | { kind: 'replace'; with: (answer: Answer) => Answer };

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** What is no text, as it came; without it `text` is all there is. */
  bytes?: Uint8Array;
}

export interface SeenRequest {
  method: string;
  path: string;
  idempotencyKey: string | null;
  status: number | null;
}

/** The air between a device and the service in process: it can fail in every way, and counts what passes. */
export class TestNetwork {
  online = true;
  /** Asked for each request; null lets it pass. */
  fault: (request: { method: string; path: string }) => Fault | null = () => null;
  readonly seen: SeenRequest[] = [];
  /** Each request whole: its first line, headers and body. */
  readonly written: string[] = [];
  /** Bytes in both directions, headers included, as HTTP/1.1 would write them. */
  bytes = 0;

  /** With several processes of a service, each request asks which of them it reaches. */
  constructor(private readonly app: TestService['app'] | (() => TestService['app'])) {}

  readonly fetch: Fetch = (url, init) => this.carry(url, init);
  readonly fetchBytes: FetchBytes = (url, init) => this.carry(url, init);

  private async carry(url: string, init: FetchInit): ReturnType<FetchBytes> {
    const path = url.replace(/^https?:\/\/[^/]+/, '');
    const seen: SeenRequest = {
      method: init.method,
      path,
      idempotencyKey: init.headers['Idempotency-Key'] ?? null,
      status: null,
    };
    this.written.push(
      [`${init.method} ${path}`, JSON.stringify(init.headers), String(init.body ?? '')].join('\n'),
    );
    if (!this.online) throw new TypeError('Network request failed');
    const fault = this.fault(seen);
    this.seen.push(seen);
    if (fault?.kind === 'drop-before') throw new TypeError('Network request failed');
    if (fault?.kind === 'status') {
      seen.status = fault.status;
      // Not a `Response`: some statuses can't have one, and yet a proxy may say them.
      const { status, body = '{}' } = fault;
      return { status, headers: new Headers(fault.headers), ...toBody(body) };
    }
    if (fault?.kind === 'hold') await fault.until;
    const said = await this.ask(path, init, new URL(url).host);
    seen.status = said.status;
    if (fault?.kind === 'hold-answer') await fault.until;
    if (fault?.kind === 'drop-after') throw new TypeError('Network request failed');
    const { status, headers, text, bytes } = fault?.kind === 'replace' ? fault.with(said) : said;
    return {
      status,
      headers,
      ...(fault?.kind === 'truncate' ? toBody(text.slice(0, fault.length)) : toBody(text, bytes)),
    };
  }

  private async ask(path: string, init: FetchInit, host: string): Promise<Answer> {
    const headers = { ...init.headers, 'accept-encoding': 'br' };
    const app = typeof this.app === 'function' ? this.app() : this.app;
    const response = await app.inject({
      method: init.method as 'GET',
      url: path,
      headers: { ...headers, host },
      payload: typeof init.body === 'string' ? init.body : init.body && Buffer.from(init.body),
    });
    const names = Object.entries(response.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    const compressed = response.headers['content-encoding'] === 'br';
    const text = compressed ? brotliDecompressSync(response.rawPayload).toString() : response.body;
    this.bytes +=
      sizeOfHead(`${init.method} ${path} HTTP/1.1`, Object.entries(headers)) + (init.body?.length ?? 0);
    this.bytes += sizeOfHead(`HTTP/1.1 ${response.statusCode} OK`, names) + response.rawPayload.length;
    const bytes = compressed ? undefined : response.rawPayload;
    return { status: response.statusCode, headers: new Headers(names), text, bytes };
  }
}

function toBody(text: string, bytes: Uint8Array = Buffer.from(text)) {
  return { text: async () => text, arrayBuffer: async () => Uint8Array.from(bytes).buffer };
}

function sizeOfHead(firstLine: string, headers: readonly [string, string][]): number {
  return [firstLine, ...headers.map(([name, value]) => `${name}: ${value}`), ''].join('\r\n').length + 2;
}
