import type { FastifyInstance } from 'fastify';

import { invalid } from './failure';

/**
 * Clients of version 2 name their company in a header beside the address. Nobody has to; one that names another company than the address
 * does is refused, since it can't be known which of the two was meant.
 */
export function registerOrganization(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const named = request.headers.organization;
    const { company_id } = (request.params ?? {}) as { company_id?: string };
    if (named === undefined || company_id === undefined) return;
    if (String(named).trim().toLowerCase() === company_id.toLowerCase()) return;
    throw invalid([{ field: 'Organization', message: 'names another company than the address' }]);
  });
}
