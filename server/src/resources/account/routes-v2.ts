import { OwnUser } from '@/contract/user';

import type { Routes } from '../../http/routes';
import { getOwnUser } from './own-user';

const config = { callers: ['user'] } as const;

export const accountRoutesV2: Routes = (app, { database, keyRing }) => {
  app.get(
    '/users/my_profile',
    {
      config,
      schema: { tags: ['Account'], summary: 'The caller’s own account', response: { 200: OwnUser } },
    },
    (request) => getOwnUser(database, request.traveller.id, keyRing),
  );
};
