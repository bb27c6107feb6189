import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

import { nameCallers } from './callers';
import { describeWebhooks } from './webhook-documentation';

const DESCRIPTION = `
Users call with their own key, partner companies with theirs: \`Authorization: TKN <key>\`. Who may call an operation
stands in its \`x-callers\`: users of whichever role, users of a role, companies, publishers.
Existing clients also send \`Organization: <company id>\`: it is never needed, and must not name another company than the address.
Every failure is \`{"error": {"code", "message", "fields"?}}\`. Reads carry an \`ETag\`; writes take an
\`Idempotency-Key\` and answer a repeat with the first answer.

Texts of content come in the first language of \`Accept-Language\` that a record has, or else in English;
\`Content-Language\` tells which. \`Accept-Language: all\` gives a map of language to text in place of each text:
\`{"en": "…", "de": "…"}\`. Whoever publishes may write such maps.

What happens is told to the endpoints of a company: every event stands under \`webhooks\`.`;

/** The page brings all that it needs; its styles stand in its elements. */
const PAGE_POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; base-uri 'none'; " +
  "form-action 'none'; frame-ancestors 'none'; object-src 'none'";

/** Who may call each operation, as its route declares it. */
const tellCallers: typeof jsonSchemaTransform = (operation) => {
  const { schema, url } = jsonSchemaTransform(operation);
  return {
    schema: { ...schema, 'x-callers': nameCallers(operation.route.config?.callers ?? 'anybody') },
    url,
  };
};

/** The OpenAPI document, made from the contract, at /docs/json, and a page to read it at /docs; unless nobody is to see them. */
export async function registerDocumentation(
  app: FastifyInstance,
  version: string,
  isShown: boolean,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Sojourn service', version, description: DESCRIPTION },
      components: {
        securitySchemes: {
          key: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'TKN <key>' },
        },
      },
      security: [{ key: [] }],
      webhooks: describeWebhooks(),
    },
    transform: tellCallers,
  });
  if (!isShown) return;
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: PAGE_POLICY,
    theme: {
      title: 'Sojourn service',
      // The bar at the top asks for the address of another document.
      css: [{ filename: 'page.css', content: '.swagger-ui .topbar { display: none }' }],
    },
  });
}
