import { z } from 'zod';

import { NotificationType } from '@/contract/notification-type';
import { DisabledReason } from '@/contract/webhook-endpoint';

import { inEachLanguage, type InEachLanguage } from '../../words/languages';
import { declareCompanyEvent } from '../event-kind';

/** The host alone: the rest of an address may hold a secret. */
const Endpoint = z.object({ webhook_endpoint_id: z.string(), host: z.string() });

export const webhookEndpointFailing = declareCompanyEvent({
  name: 'webhook-endpoint-failing',
  type: NotificationType.WebhookEndpointFailing,
  about: Endpoint.extend({ failing_since: z.string(), ends_at: z.string() }),
  words: ({ host, failing_since, ends_at }) => ({
    en: {
      title: 'Webhooks do not arrive',
      body: `${host}: nothing has arrived there since ${failing_since}. Unless something does, the endpoint is turned off at ${ends_at}.`,
    },
    es: {
      title: 'Los webhooks no llegan',
      body: `${host}: allí no ha llegado nada desde ${failing_since}. Si sigue así, el punto de entrega se apagará a las ${ends_at}.`,
    },
    fr: {
      title: 'Les webhooks n’arrivent pas',
      body: `${host}\u00A0: rien n’y est arrivé depuis ${failing_since}. Si rien n’arrive, le point de livraison sera désactivé à ${ends_at}.`,
    },
    de: {
      title: 'Webhooks kommen nicht an',
      body: `${host}: seit ${failing_since} ist dort nichts angekommen. Bleibt es dabei, wird der Endpunkt um ${ends_at} abgeschaltet.`,
    },
  }),
});

const Reason = DisabledReason.exclude(['partner']);
export type OwnDisabledReason = z.infer<typeof Reason>;

const DISABLED: InEachLanguage<Record<OwnDisabledReason, string> & { title: string; remedy: string }> = {
  en: {
    title: 'A webhook endpoint is turned off',
    gone: 'It answered that it is gone for good (410).',
    failing: 'Nothing has arrived there for five days.',
    remedy: 'Events are kept for 30 days: turn it on again, and replay them.',
  },
  es: {
    title: 'Un punto de entrega de webhooks está apagado',
    gone: 'Respondió que ya no existe (410).',
    failing: 'Allí no ha llegado nada desde hace cinco días.',
    remedy: 'Los eventos se guardan 30 días: vuelva a encenderlo y pida que se repitan.',
  },
  fr: {
    title: 'Un point de livraison de webhooks est désactivé',
    gone: 'Il a répondu qu’il n’existe plus (410).',
    failing: 'Rien n’y est arrivé depuis cinq jours.',
    remedy: 'Les événements sont gardés 30 jours\u00A0: réactivez-le et faites-les rejouer.',
  },
  de: {
    title: 'Ein Webhook-Endpunkt ist abgeschaltet',
    gone: 'Er hat geantwortet, dass es ihn nicht mehr gibt (410).',
    failing: 'Seit fünf Tagen ist dort nichts angekommen.',
    remedy: 'Ereignisse bleiben 30 Tage lang: schalten Sie ihn wieder ein, und lassen Sie sie wiederholen.',
  },
};

export const webhookEndpointDisabled = declareCompanyEvent({
  name: 'webhook-endpoint-disabled',
  type: NotificationType.WebhookEndpointDisabled,
  about: Endpoint.extend({ reason: Reason }),
  words: ({ host, reason }) =>
    inEachLanguage((language) => {
      const { title, remedy, ...why } = DISABLED[language];
      const colon = language === 'fr' ? '\u00A0:' : ':';
      return { title, body: `${host}${colon} ${why[reason]} ${remedy}` };
    }),
});
