import { z } from 'zod';

import { DeviceBodyV2, DeviceV2 } from '@/contract/device';

import type { Routes } from '../../http/routes';
import { saveDevice, type DeviceRow } from './queries';
import { requireReachable } from './rules';

const config = { callers: ['user'] } as const;

export const deviceRoutes: Routes = (app, { write, innerHosts }) => {
  app.post(
    '/users/:user_id/devices',
    {
      config,
      schema: {
        tags: ['Devices'],
        summary: 'Register a device for push messages',
        params: z.object({ user_id: z.string() }),
        body: DeviceBodyV2,
        response: { 200: DeviceV2 },
      },
    },
    async (request, reply) =>
      write(request, reply, async (transaction, moment) => {
        requireReachable(request.body.device.token, innerHosts);
        return toDevice(await saveDevice(transaction, request.traveller.id, request.body.device, moment));
      }),
  );
};

function toDevice(row: DeviceRow): DeviceV2 {
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    token: row.token,
    platform: row.platform,
    uuid: row.uuid,
    locale: row.locale,
    manufacturer: row.manufacturer,
    model: row.model,
    osname: row.osname,
    osversion: row.osversion,
    processor_count: row.processor_count,
  };
}
