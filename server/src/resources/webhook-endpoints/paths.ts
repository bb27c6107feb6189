import { z } from 'zod';

import { notFound, type Failure } from '../../http/failure';
import { readId } from '../../http/identifiers';

export const CompanyPath = z.object({ company_id: z.string() });
export const EndpointPath = CompanyPath.extend({ webhook_endpoint_id: z.string() });
export const tags = ['Webhooks'];
export const config = { callers: ['company'] } as const;

const WHAT = 'webhook endpoint';

export function noEndpoint(): Failure {
  return notFound(WHAT);
}

/** In small letters, as the database writes it: the secret is sealed for the endpoint of this name. */
export function endpointId({ webhook_endpoint_id }: { webhook_endpoint_id: string }): string {
  return readId(webhook_endpoint_id, WHAT).toLowerCase();
}
