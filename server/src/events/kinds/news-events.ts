import { z } from 'zod';

import { RiskLevel } from '@/contract/alert';
import { NotificationType } from '@/contract/notification-type';
import { PushChannel } from '@/contract/push-payload';

import { inEachLanguage, textIn, type InEachLanguage } from '../../words/languages';
import { declareEvent } from '../event-kind';

const Headline = z.record(z.string(), z.string());

const NEW_ALERT: InEachLanguage<Record<RiskLevel, string>> = {
  en: { low: 'New alert: low risk', medium: 'New alert: medium risk', high: 'New alert: high risk' },
  es: {
    low: 'Nueva alerta: riesgo bajo',
    medium: 'Nueva alerta: riesgo medio',
    high: 'Nueva alerta: riesgo alto',
  },
  fr: {
    low: 'Nouvelle alerte\u00A0: risque faible',
    medium: 'Nouvelle alerte\u00A0: risque moyen',
    high: 'Nouvelle alerte\u00A0: risque élevé',
  },
  de: {
    low: 'Neue Warnung: geringes Risiko',
    medium: 'Neue Warnung: mittleres Risiko',
    high: 'Neue Warnung: hohes Risiko',
  },
};

const NEW_ADVISORY: InEachLanguage<string> = {
  en: 'New advisory',
  es: 'Nuevo aviso',
  fr: 'Nouvel avis',
  de: 'Neuer Hinweis',
};

/** One for each company with travellers whom the alert touches, by a trip or by where they are. */
export const alertMatched = declareEvent({
  name: 'alert-matched',
  type: NotificationType.TripAlert,
  about: z.object({ id: z.string(), headline: Headline, risk_level: RiskLevel }),
  names: 'everybody',
  toldOnce: 'alert_id',
  hears: {
    travellers: {
      words: ({ headline, risk_level }) =>
        inEachLanguage((language) => ({
          title: NEW_ALERT[language][risk_level],
          body: textIn(headline, language),
        })),
      push: {
        lane: 'usual',
        channel: PushChannel.Urgent,
        category: null,
        setting: 'send_trip_alert_push',
        shows: 'words',
      },
      mail: { setting: 'send_trip_alert_email' },
    },
    company: null,
    handlers: null,
  },
  record: 'alert',
  topics: ['alerts', 'messages'],
});

export const advisoryMatched = declareEvent({
  name: 'advisory-matched',
  type: NotificationType.TripAdvisory,
  about: z.object({ id: z.string(), headline: Headline }),
  names: 'everybody',
  toldOnce: 'advisory_id',
  hears: {
    travellers: {
      words: ({ headline }) =>
        inEachLanguage((language) => ({ title: NEW_ADVISORY[language], body: textIn(headline, language) })),
      push: {
        lane: 'usual',
        channel: PushChannel.Updates,
        category: null,
        setting: 'send_trip_alert_push',
        shows: 'words',
      },
      mail: { setting: 'send_trip_alert_email' },
    },
    company: null,
    handlers: null,
  },
  record: 'advisory',
  topics: ['messages'],
});

/** On the first day of a trip. */
export const allIsWell = declareEvent({
  name: 'all-is-well',
  type: NotificationType.AllIsWell,
  about: z.object({}),
  names: 'one',
  toldOnce: null,
  hears: {
    travellers: {
      words: () => ({
        en: { title: 'All is well', body: 'No alerts are known for the trip that begins now.' },
        es: { title: 'Todo en orden', body: 'No se conocen alertas para el viaje que empieza ahora.' },
        fr: { title: 'Tout va bien', body: 'Aucune alerte n’est connue pour le voyage qui commence.' },
        de: {
          title: 'Alles in Ordnung',
          body: 'Für die Reise, die jetzt beginnt, sind keine Warnungen bekannt.',
        },
      }),
      push: {
        lane: 'usual',
        channel: PushChannel.Updates,
        category: null,
        setting: 'send_all_good_push',
        shows: 'words',
      },
      mail: { setting: 'send_all_good_email' },
    },
    company: null,
    handlers: null,
  },
  record: null,
  topics: ['messages'],
});
