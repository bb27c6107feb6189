import { z } from 'zod';

import { CheckInBodyV1, CheckInStatus } from '@/contract/check-in';
import { DeviceBody } from '@/contract/device';
import { EmptyArray } from '@/contract/fields';
import { Profile, ProfileChangeBody } from '@/contract/traveller';

import type { Queryable } from '../../database/database';
import { settingsChanged } from '../../events/kinds/traveller-events';
import type { Routes } from '../../http/routes';
import { checkIn } from '../check-ins/rules';
import { saveDevice } from '../devices/queries';
import { requireReachable } from '../devices/rules';
import { recordTravellerEvent } from '../travellers/events';
import { updateSettings } from '../travellers/queries';
import { getProfile } from './queries';

const tags = ['Account'];
const config = { callers: ['user'] } as const;

export const accountRoutes: Routes = (app, { database, keyRing, write, webPushKey, innerHosts }) => {
  const readProfile = async (reader: Queryable, id: string): Promise<Profile> => ({
    ...(await getProfile(reader, id, keyRing)),
    web_push_key: webPushKey,
  });
  app.get(
    '/users/profile',
    { config, schema: { tags, summary: 'The traveller’s account and settings', response: { 200: Profile } } },
    (request) => readProfile(database, request.traveller.id),
  );

  for (const path of ['/users/:id', '/users/:id/update']) {
    app.put(
      path,
      {
        config,
        schema: {
          tags,
          summary: 'Change settings',
          params: z.object({ id: z.string() }),
          body: ProfileChangeBody,
          response: { 200: Profile },
        },
      },
      async (request, reply) =>
        write(request, reply, async (transaction, moment) => {
          const { settings } = request.body.user;
          await updateSettings(transaction, request.traveller.id, settings, moment);
          await recordTravellerEvent(transaction, settingsChanged, request.traveller, moment);
          return readProfile(transaction, request.traveller.id);
        }),
    );
  }

  app.post(
    '/users/add_device',
    {
      config,
      schema: {
        tags,
        summary: 'Register a device for push messages',
        body: DeviceBody,
        response: { 200: EmptyArray },
      },
    },
    async (request, reply) =>
      write(request, reply, async (transaction, moment) => {
        const { processorCount, ...device } = request.body.device;
        requireReachable(device.token, innerHosts);
        const processors = Number.parseInt(processorCount ?? '', 10);
        await saveDevice(
          transaction,
          request.traveller.id,
          { ...device, processor_count: Number.isNaN(processors) ? null : processors },
          moment,
        );
        return [];
      }),
  );

  app.post(
    '/users/check_in',
    {
      config,
      schema: { tags, summary: 'Report a position', body: CheckInBodyV1, response: { 200: EmptyArray } },
    },
    async (request, reply) =>
      write(request, reply, async (transaction, moment) => {
        await checkIn(
          transaction,
          request.traveller,
          { ...request.body, status: CheckInStatus.Unreported },
          moment,
        );
        return [];
      }),
  );
};
