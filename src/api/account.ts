import type { z } from 'zod';

import { Profile, ProfileChangeBody } from '@/contract/traveller';

import type { ApiClient } from './client';
import { getRecord, type Reading, type ReadOptions } from './reading';
import { toPath } from './to-path';
import { write, type WriteOptions, type Writing } from './writing';

export type ProfileChangeInput = z.input<typeof ProfileChangeBody>;

export function getProfile(client: ApiClient, options: ReadOptions = {}): Promise<Reading<Profile>> {
  return getRecord(client, '/api/v1/users/profile', Profile, options);
}

/** Settings only; the rest of an account is its company's to change. */
export function updateProfile(
  client: ApiClient,
  travellerId: string,
  content: ProfileChangeInput,
  options: WriteOptions,
): Promise<Writing<Profile>> {
  const body = { content, schema: ProfileChangeBody };
  return write(client, { method: 'PUT', path: toPath`/api/v1/users/${travellerId}`, body }, Profile, options);
}
