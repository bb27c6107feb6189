import type { z } from 'zod';

import { DeviceBody } from '@/contract/device';

import type { ApiClient } from './client';
import { type WriteOptions, writeOnly, type Writing } from './writing';

export type DeviceInput = z.input<typeof DeviceBody>;

/** Version 1: takes a device without a push token, too. */
export function addDevice(
  client: ApiClient,
  content: DeviceInput,
  options: WriteOptions,
): Promise<Writing<null>> {
  const body = { content, schema: DeviceBody };
  return writeOnly(client, { method: 'POST', path: '/api/v1/users/add_device', body }, options);
}
