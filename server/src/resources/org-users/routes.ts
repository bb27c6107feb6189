import { z } from 'zod';

import { ActiveTravellers } from '@/contract/active-travellers';

import type { Routes } from '../../http/routes';
import { countActiveTravellers } from './active-travellers';

const tags = ['Organization'];
const config = { callers: ['company'] } as const;

export const orgUserRoutes: Routes = (app, { database, now }) => {
  app.get(
    '/org/:company_id/users/active_traveller_country_count',
    {
      config,
      schema: {
        tags,
        summary: 'How many travellers checked in during the last two days, by country',
        params: z.object({ company_id: z.string() }),
        response: { 200: ActiveTravellers },
      },
    },
    (request) => countActiveTravellers(database, request.company.id, now()),
  );
};
