import type { ApiClient } from '@/api/client';

/**
 * Tells after every answer whether the service refused the key. Its last word counts, whatever was asked: one success says that the key
 * holds. Where the service was not reached nothing is told.
 */
export function hearingOfKey(client: ApiClient, tell: (isRefused: boolean) => void): ApiClient {
  return {
    language: () => client.language(),
    async request(request) {
      const answer = await client.request(request);
      const isRefused = answer.kind === 'unauthorized';
      if (isRefused || answer.kind === 'answered' || answer.kind === 'not-modified') tell(isRefused);
      return answer;
    },
  };
}

/** Tells of every request, as soon as it has left. */
export function tellingOfRequests(client: ApiClient, tell: () => void): ApiClient {
  return {
    language: () => client.language(),
    request(request) {
      const answer = client.request(request);
      tell();
      return answer;
    },
  };
}
