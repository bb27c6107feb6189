import type { z } from 'zod';

import { CheckIn, CheckInAnswerBody, CheckInBody, CheckInRequest } from '@/contract/check-in';

import type { ApiClient } from './client';
import { getList, type Reading, type ReadOptions } from './reading';
import { toPath } from './to-path';
import { write, type WriteOptions, type Writing } from './writing';

export type CheckInInput = z.input<typeof CheckInBody>;
export type CheckInAnswerInput = z.input<typeof CheckInAnswerBody>;

/** The traveller's own, newest first. */
export function listCheckIns(client: ApiClient, options: ReadOptions = {}): Promise<Reading<CheckIn[]>> {
  return getList(client, '/api/v2/check_ins', CheckIn, options);
}

export function createCheckIn(
  client: ApiClient,
  content: CheckInInput,
  options: WriteOptions,
): Promise<Writing<CheckIn>> {
  const body = { content, schema: CheckInBody };
  return write(client, { method: 'POST', path: '/api/v2/check_ins', body }, CheckIn, options);
}

/** The unanswered ones, or all of them. */
export function listCheckInRequests(
  client: ApiClient,
  { all = false, ...options }: ReadOptions & { all?: boolean } = {},
): Promise<Reading<CheckInRequest[]>> {
  const query = { all: all ? 1 : null };
  return getList(client, '/api/v2/check_in_requests', CheckInRequest, options, query);
}

export function answerCheckInRequest(
  client: ApiClient,
  checkInRequestId: string,
  content: CheckInAnswerInput,
  options: WriteOptions,
): Promise<Writing<CheckIn>> {
  const path = toPath`/api/v2/check_in_requests/${checkInRequestId}/check_ins`;
  const body = { content, schema: CheckInAnswerBody };
  return write(client, { method: 'POST', path, body }, CheckIn, options);
}
