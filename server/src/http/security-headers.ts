import { ServerResponse, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

import helmet from 'helmet';

/**
 * What a browser may do with an answer that is no page: nothing. Pages (the web app, the interface's own, the one that ends
 * mails) set policies of their own in their place.
 */
const setHeaders = helmet({
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

/** They are the same for every answer, so they are made once. */
export function securityHeaders(): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, () => undefined);
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}
