import { Company } from '@/contract/company';

import type { Routes } from '../../http/routes';
import { getCompany } from './queries';

const config = { callers: ['company'] } as const;

export const companyRoutes: Routes = (app, { database }) => {
  app.get(
    '/org',
    {
      config,
      schema: {
        tags: ['Organization'],
        summary: 'The company whose key this is',
        response: { 200: Company },
      },
    },
    (request) => getCompany(database, request.company.id),
  );
};
