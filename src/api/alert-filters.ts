import { z } from 'zod';

import { AlertFilter, AlertFilterBody, type WrittenAlertFilter } from '@/contract/alert-filter';

import type { ApiClient } from './client';
import { getList, type Reading, type ReadOptions } from './reading';
import { toPath } from './to-path';
import { write, type WriteOptions, type Writing } from './writing';

export function listAlertFilters(
  client: ApiClient,
  travellerId: string,
  options: ReadOptions = {},
): Promise<Reading<AlertFilter[]>> {
  return getList(client, toPath`/api/v2/users/${travellerId}/alert_filters`, AlertFilter, options);
}

export function addAlertFilter(
  client: ApiClient,
  travellerId: string,
  alert_filter: WrittenAlertFilter,
  options: WriteOptions,
): Promise<Writing<AlertFilter>> {
  const path = toPath`/api/v2/users/${travellerId}/alert_filters`;
  const body = { content: { alert_filter }, schema: AlertFilterBody };
  return write(client, { method: 'POST', path, body }, AlertFilter, options);
}

export function removeAlertFilter(
  client: ApiClient,
  travellerId: string,
  filterId: string,
  options: WriteOptions,
): Promise<Writing<unknown>> {
  const path = toPath`/api/v2/users/${travellerId}/alert_filters/${filterId}`;
  return write(client, { method: 'DELETE', path }, z.strictObject({}), options);
}
