import fc from 'fast-check';

import type { Answer, Fault } from './test-network';

/** One thing that goes wrong with a request, as data, so that a failing story can be told in short. */
export type Weather =
  | { kind: 'drop-before' | 'drop-after' | 'html' | 'delayed' | 'never-answered' }
  | { kind: 'truncated'; part: number }
  | { kind: 'wrong-length'; said: string }
  | { kind: 'wrong-type'; said: string; json: string }
  | { kind: 'redirect'; status: number; to: string }
  | { kind: 'status'; status: number; body: string; retryAfter: string | null; afterwards: boolean };

const LOGIN_PAGE = '<!doctype html><html><body>Welcome to our hotel</body></html>';
/** What proxies, walls and portals say; none of it is the service's. */
const FOREIGN_BODIES = ['', '{}', LOGIN_PAGE, 'null', '{"message":"Forbidden"}', '{"error":"blocked"}'];

export const aWeather: fc.Arbitrary<Weather> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('drop-before' as const, 'drop-after' as const, 'html' as const, 'delayed' as const),
  }),
  fc.record({ kind: fc.constant('drop-after' as const) }),
  fc.record({ kind: fc.constant('never-answered' as const) }),
  fc.record({ kind: fc.constant('truncated' as const), part: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({
    kind: fc.constant('wrong-length' as const),
    said: fc.constantFrom('0', '1', '-5', '99999999999', 'many'),
  }),
  fc.record({
    kind: fc.constant('wrong-type' as const),
    said: fc.constantFrom('text/html', 'image/png', 'application/octet-stream', ''),
    json: fc.constantFrom('null', '7', '"text"', '{}', 'true', '{"trips":[]}', '[[]]'),
  }),
  fc.record({
    kind: fc.constant('redirect' as const),
    status: fc.constantFrom(0, 301, 302, 303, 307, 308),
    to: fc.constantFrom('https://portal.example/login', '/', 'javascript:alert(1)'),
  }),
  fc.record({
    kind: fc.constant('status' as const),
    status: fc.integer({ min: 100, max: 599 }),
    body: fc.constantFrom(...FOREIGN_BODIES),
    retryAfter: fc.constantFrom(null, '0', '60', '600', '-1', 'soon'),
    afterwards: fc.boolean(),
  }),
);

/** Some turns of the event loop: others overtake it. */
async function afterOthers(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

const NEVER = new Promise<never>(() => undefined);

const instead = (status: number, headers: Record<string, string>, text: string) => (): Answer => ({
  status,
  headers: new Headers(headers),
  text,
});

function withHeader(name: string, value: string, text?: string) {
  return (answer: Answer): Answer => {
    const headers = new Headers(answer.headers);
    headers.set(name, value);
    return { ...answer, headers, text: text ?? answer.text };
  };
}

export function toFault(weather: Weather): Fault {
  switch (weather.kind) {
    case 'drop-before':
    case 'drop-after':
      return { kind: weather.kind };
    case 'delayed':
      return { kind: 'hold-answer', until: afterOthers() };
    case 'never-answered':
      return { kind: 'hold-answer', until: NEVER };
    case 'html':
      return { kind: 'status', status: 200, headers: { 'content-type': 'text/html' }, body: LOGIN_PAGE };
    case 'truncated':
      return {
        kind: 'replace',
        with: (answer) => ({
          ...answer,
          text: answer.text.slice(0, Math.floor(answer.text.length * weather.part)),
        }),
      };
    case 'wrong-length':
      return { kind: 'replace', with: withHeader('content-length', weather.said) };
    case 'wrong-type':
      return { kind: 'replace', with: withHeader('content-type', weather.said, weather.json) };
    case 'redirect':
      return { kind: 'status', status: weather.status, headers: { location: weather.to }, body: '' };
    case 'status': {
      const { status, body, retryAfter } = weather;
      const headers: Record<string, string> = retryAfter === null ? {} : { 'retry-after': retryAfter };
      return weather.afterwards
        ? { kind: 'replace', with: instead(status, headers, body) }
        : { kind: 'status', status, headers, body };
    }
  }
}
