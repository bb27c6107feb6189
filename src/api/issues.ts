import type { z } from 'zod';

import { Issue, NewIssueBody } from '@/contract/issue';

import type { ApiClient } from './client';
import { getList, type Reading, type ReadOptions } from './reading';
import { toPath } from './to-path';
import { write, type WriteOptions, type Writing } from './writing';

/** As many a page as the service gives: a traveller's own are few. */
const PER_PAGE = 100;

/** Requests for help, the newest first, also those that are over. */
export function listIssues(client: ApiClient, options: ReadOptions = {}): Promise<Reading<Issue[]>> {
  return getList(client, '/api/v2/issues', Issue, options, { all: 1, per_page: PER_PAGE });
}

export function createIssue(
  client: ApiClient,
  content: z.input<typeof NewIssueBody>,
  options: WriteOptions,
): Promise<Writing<Issue>> {
  const body = { content, schema: NewIssueBody };
  return write(client, { method: 'POST', path: '/api/v2/issues', body }, Issue, options);
}

export function cancelIssue(
  client: ApiClient,
  issueId: string,
  options: WriteOptions,
): Promise<Writing<Issue>> {
  return write(client, { method: 'POST', path: toPath`/api/v2/issues/${issueId}/cancel` }, Issue, options);
}
