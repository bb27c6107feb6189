import type { z } from 'zod';

import { DeviceBody, DeviceBodyV2, DeviceV2 } from '@/contract/device';

import type { ApiClient } from './client';
import { toPath } from './to-path';
import { write, type WriteOptions, writeOnly, type Writing } from './writing';

export type DeviceInput = z.input<typeof DeviceBody>;
export type DeviceInputV2 = z.input<typeof DeviceBodyV2>;

/** Version 1: takes a device without a push token, too. */
export function addDevice(
  client: ApiClient,
  content: DeviceInput,
  options: WriteOptions,
): Promise<Writing<null>> {
  const body = { content, schema: DeviceBody };
  return writeOnly(client, { method: 'POST', path: '/api/v1/users/add_device', body }, options);
}

export function registerDevice(
  client: ApiClient,
  travellerId: string,
  content: DeviceInputV2,
  options: WriteOptions,
): Promise<Writing<DeviceV2>> {
  const path = toPath`/api/v2/users/${travellerId}/devices`;
  const body = { content, schema: DeviceBodyV2 };
  return write(client, { method: 'POST', path, body }, DeviceV2, options);
}
