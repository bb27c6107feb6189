import type { Answer, Caller } from './test-service';

/** Callers of a service that runs elsewhere, by its address; the same as those of a service in this process. */
export function callersOf(url: string): { as(key: string | null): Caller } {
  return {
    as(key) {
      const send =
        (method: string) =>
        async (path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> => {
          const response = await fetch(`${url}${path}`, {
            method,
            headers: {
              ...(key !== null && { authorization: `TKN ${key}` }),
              ...(body !== undefined && { 'content-type': 'application/json' }),
              ...headers,
            },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          });
          const text = await response.text();
          return {
            status: response.status,
            headers: Object.fromEntries(response.headers),
            text,
            json: <Body>() => JSON.parse(text) as Body,
          };
        };
      return {
        get: (path, headers) => send('GET')(path, undefined, headers),
        post: send('POST'),
        put: send('PUT'),
        patch: send('PATCH'),
        delete: (path, headers) => send('DELETE')(path, undefined, headers),
      };
    },
  };
}

/** Of a trip that is under way wherever the service runs: real services go by the real clock. */
export function daysAroundToday(): { entry_date: string; exit_date: string } {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  return { entry_date: day(-1), exit_date: day(5) };
}
