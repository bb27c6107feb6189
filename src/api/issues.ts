import type { z } from 'zod';

import { Issue, IssueChangeBody, IssueStatus, NewIssueBody } from '@/contract/issue';

import type { ApiClient } from './client';
import { getList, getRecord, type Reading, type ReadOptions } from './reading';
import { toPath } from './to-path';
import { write, type WriteOptions, type Writing } from './writing';

/** As many a page as the service gives: a traveller's own are few. */
const PER_PAGE = 100;

/** Requests for help, the newest first, also those that are over. */
export function listIssues(client: ApiClient, options: ReadOptions = {}): Promise<Reading<Issue[]>> {
  return getList(client, '/api/v2/issues', Issue, options, { all: 1, per_page: PER_PAGE });
}

/** Those that somebody is still to help with, or is helping with. */
export function listOpenIssues(client: ApiClient, options: ReadOptions = {}): Promise<Reading<Issue[]>> {
  return getList(client, '/api/v2/issues', Issue, options, { per_page: PER_PAGE });
}

/** Those to which something happened since, in Unix seconds, also those that are over. */
export function listChangedIssues(
  client: ApiClient,
  since: number,
  options: ReadOptions = {},
): Promise<Reading<Issue[]>> {
  return getList(client, '/api/v2/issues', Issue, options, { all: 1, since, per_page: PER_PAGE });
}

export function getIssue(
  client: ApiClient,
  issueId: string,
  options: ReadOptions = {},
): Promise<Reading<Issue>> {
  return getRecord(client, toPath`/api/v2/issues/${issueId}`, Issue, options);
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

/** Begins to help, or says that help is given. */
export function actOnIssue(
  client: ApiClient,
  issueId: string,
  action: 'claim' | 'close',
  options: WriteOptions,
): Promise<Writing<Issue>> {
  const path = `${toPath`/api/v2/issues/${issueId}`}/${action}`;
  return write(client, { method: 'POST', path }, Issue, options);
}

/** From then on it is gone for whoever asked. */
export function finishIssue(
  client: ApiClient,
  issueId: string,
  options: WriteOptions,
): Promise<Writing<Issue>> {
  const body = { content: { issue: { status: IssueStatus.Finished } }, schema: IssueChangeBody };
  return write(client, { method: 'PATCH', path: toPath`/api/v2/issues/${issueId}`, body }, Issue, options);
}
