import type { Caller } from '../support/test-service';

/** What a phone asks for in one whole sync, in its order; `countries` are those of its trips. */
export function listSyncReads(tripIds: readonly string[], countries: readonly string[]): string[] {
  return [
    '/api/v1/users/profile',
    '/api/v1/trips?since=0',
    '/api/v1/countries/short_list',
    '/api/v1/diseases',
    '/api/v1/medications',
    '/api/v1/vaccinations',
    '/api/v2/notifications',
    '/api/v2/check_ins',
    '/api/v2/check_in_requests?all=1',
    ...tripIds.flatMap((id) => [
      `/api/v1/trips/${id}/alerts`,
      `/api/v1/trips/${id}/advisories`,
      `/api/v1/trips/${id}/hospitals`,
    ]),
    ...countries.flatMap((code) => [`/api/v1/countries/${code}`, `/api/v1/countries/${code}/map_data`]),
  ];
}

export interface SyncResult {
  requests: number;
  notModified: number;
  bytes: number;
  /** Answers that were neither 200 nor 304. */
  failures: string[];
}

/** Reads all of it, with the tags of the time before; gives how that went. */
export async function syncOnce(
  caller: Caller,
  reads: readonly string[],
  tags: Map<string, string>,
): Promise<SyncResult> {
  const result: SyncResult = { requests: 0, notModified: 0, bytes: 0, failures: [] };
  for (const path of reads) {
    const tag = tags.get(path);
    const answer = await caller.get(path, tag === undefined ? {} : { 'if-none-match': tag });
    result.requests += 1;
    result.bytes += answer.text.length;
    if (answer.status === 304) result.notModified += 1;
    else if (answer.status !== 200)
      result.failures.push(`${answer.status} ${path} ${answer.text.slice(0, 200)}`);
    if (answer.headers.etag) tags.set(path, answer.headers.etag);
  }
  return result;
}
