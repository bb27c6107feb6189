import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * What a browser may do with an answer that is no page: nothing. Pages (the web app, the interface's own, the one that ends
 * mails) set policies of their own in their place.
 */
export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // Flags are pictures for apps at other addresses too.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // Whoever runs the service answers for its host, and not for those below it.
    strictTransportSecurity: { includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
    // These are about pages, downloads and plug-ins, which answers are not; a phone pays for them with every question.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}
