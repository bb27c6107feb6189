import { OwnUser } from '@/contract/user';

import type { Routes } from '../../http/routes';
import { getOwnUser } from './own-user';

export const accountRoutesV2: Routes = (app, { database, keyRing }) => {
  app.get(
    '/users/my_profile',
    { schema: { tags: ['Account'], summary: 'The caller’s own account', response: { 200: OwnUser } } },
    (request) => getOwnUser(database, request.traveller.id, keyRing),
  );
};
