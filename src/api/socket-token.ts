import { SOCKET_PATH, SocketToken } from '@/contract/live-line';

import type { ApiClient } from './client';
import { type Failure, unreadable } from './failure';
import { readRecord } from './read-list';

export type TokenAnswer = { kind: 'given'; token: string } | Failure;

/** What opens one live line, within a minute. */
export async function askSocketToken(client: ApiClient, signal: AbortSignal): Promise<TokenAnswer> {
  const answer = await client.request({ method: 'GET', path: '/api/v2/tokens/for_socket', signal });
  if (answer.kind === 'not-modified') return unreadable(304);
  if (answer.kind !== 'answered') return answer;
  const record = readRecord(SocketToken, answer.json);
  return record ? { kind: 'given', token: record.value.token } : unreadable(answer.status);
}

/** Where the token opens a line, at the service of this address. */
export function toSocketAddress(baseUrl: string, token: string): string {
  return `${baseUrl.replace(/^http/, 'ws')}${SOCKET_PATH}?token=${encodeURIComponent(token)}`;
}
