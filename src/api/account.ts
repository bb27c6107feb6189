import type { z } from 'zod';

import { ProfileChangeBody, Traveller } from '@/contract/traveller';

import type { ApiClient } from './client';
import { getRecord, type Reading, type ReadOptions } from './reading';
import { toPath } from './to-path';
import { write, type WriteOptions, type Writing } from './writing';

export type ProfileChangeInput = z.input<typeof ProfileChangeBody>;

export function getProfile(client: ApiClient, options: ReadOptions = {}): Promise<Reading<Traveller>> {
  return getRecord(client, '/api/v1/users/profile', Traveller, options);
}

/** Settings only; the rest of an account is its company's to change. */
export function updateProfile(
  client: ApiClient,
  travellerId: string,
  content: ProfileChangeInput,
  options: WriteOptions,
): Promise<Writing<Traveller>> {
  const body = { content, schema: ProfileChangeBody };
  return write(
    client,
    { method: 'PUT', path: toPath`/api/v1/users/${travellerId}`, body },
    Traveller,
    options,
  );
}
