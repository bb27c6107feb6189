import { z } from 'zod';

import { NotificationType } from '@/contract/notification-type';

import { delayInWords } from '../../words/delay';
import { inEachLanguage, textIn, type InEachLanguage } from '../../words/languages';
import { declareCompanyEvent, declareEvent, type EventName, type NotificationWords } from '../event-kind';

const Flight = z.object({ flight: z.string() });
const Late = Flight.extend({ minutes: z.int() });

const ON_IT: InEachLanguage<string> = {
  en: '{name} is on this flight.',
  es: '{name} viaja en este vuelo.',
  fr: '{name} est sur ce vol.',
  de: '{name} ist auf diesem Flug.',
};

/** What those who watch over travels read in the company's own list; nobody's phone rings. */
function monitor<Name extends EventName, Type extends 300 | 301 | 302 | 303 | 306, About>(
  name: Name,
  type: Type,
  about: z.ZodType<About>,
  title: (about: About) => InEachLanguage<string>,
  bodies: InEachLanguage<string> = ON_IT,
) {
  const words = (told: About): InEachLanguage<NotificationWords> => {
    const titles = title(told);
    return inEachLanguage((language) => ({ title: titles[language], body: bodies[language] }));
  };
  return declareEvent({
    name,
    type,
    about,
    names: 'everybody',
    toldOnce: null,
    hears: { travellers: null, company: { words, push: null, mail: null }, handlers: null },
    record: null,
    topics: [],
  });
}

export const monitorFlightDelayed = monitor(
  'monitor-flight-delayed',
  NotificationType.MonitorFlightDelayed,
  Late,
  ({ flight, minutes }) => {
    const delay = delayInWords(minutes);
    return {
      en: `Flight ${flight} is ${delay.en} late`,
      es: `El vuelo ${flight} lleva ${delay.es} de retraso`,
      fr: `Le vol ${flight} a ${delay.fr} de retard`,
      de: `Flug ${flight} hat ${delay.de} Verspätung`,
    };
  },
);

export const monitorFlightCancelled = monitor(
  'monitor-flight-cancelled',
  NotificationType.MonitorFlightCancelled,
  Flight,
  ({ flight }) => ({
    en: `Flight ${flight} is cancelled`,
    es: `El vuelo ${flight} está cancelado`,
    fr: `Le vol ${flight} est annulé`,
    de: `Flug ${flight} fällt aus`,
  }),
);

/** It goes elsewhere than planned, or goes after all. */
export const monitorItineraryChanged = monitor(
  'monitor-itinerary-changed',
  NotificationType.MonitorItineraryChange,
  Flight,
  ({ flight }) => ({
    en: `Flight ${flight} has changed`,
    es: `El vuelo ${flight} ha cambiado`,
    fr: `Le vol ${flight} a changé`,
    de: `Flug ${flight} hat sich geändert`,
  }),
);

const Lodging = z.object({ what: z.enum(['added', 'changed', 'cancelled']), hotel: z.string().nullable() });

/** A traveller sleeps elsewhere than was known, on other days, or nowhere that is known. */
export const monitorLodgingChanged = monitor(
  'monitor-lodging-changed',
  NotificationType.MonitorAccommodation,
  Lodging,
  ({ what, hotel }) => {
    const titles: InEachLanguage<Record<z.output<typeof Lodging>['what'], string>> = {
      en: {
        added: 'New accommodation',
        changed: 'Accommodation has changed',
        cancelled: 'Accommodation is cancelled',
      },
      es: {
        added: 'Nuevo alojamiento',
        changed: 'El alojamiento ha cambiado',
        cancelled: 'El alojamiento está cancelado',
      },
      fr: {
        added: 'Nouvel hébergement',
        changed: 'L’hébergement a changé',
        cancelled: 'L’hébergement est annulé',
      },
      de: {
        added: 'Neue Unterkunft',
        changed: 'Die Unterkunft hat sich geändert',
        cancelled: 'Die Unterkunft ist storniert',
      },
    };
    const colon = { en: ': ', es: ': ', fr: '\u00A0: ', de: ': ' };
    return inEachLanguage(
      (language) => `${titles[language][what]}${hotel === null ? '' : `${colon[language]}${hotel}`}`,
    );
  },
  {
    en: 'It is on a trip of {name}.',
    es: 'Es de un viaje de {name}.',
    fr: 'Il s’agit d’un voyage de {name}.',
    de: 'Sie gehört zu einer Reise von {name}.',
  },
);

export const monitorAirportLanded = monitor(
  'monitor-airport-landed',
  NotificationType.MonitorAirportLanded,
  z.object({ airport: z.string() }),
  ({ airport }) => ({
    en: `Landed at ${airport}`,
    es: `Llegada a ${airport}`,
    fr: `Arrivée à ${airport}`,
    de: `Gelandet in ${airport}`,
  }),
  {
    en: '{name} has checked in at the airport.',
    es: '{name} ha dicho que está en el aeropuerto.',
    fr: '{name} a donné signe de vie à l’aéroport.',
    de: '{name} hat sich am Flughafen gemeldet.',
  },
);

/** One for all who were asked at once: a company asks hundreds. */
export const monitorCheckInRequested = declareCompanyEvent({
  name: 'monitor-check-in-requested',
  type: NotificationType.MonitorCheckInRequest,
  about: z.object({ travellers: z.int() }),
  words: ({ travellers: count }) => ({
    en: { title: 'Check-in asked for', body: `Travellers who were asked: ${count}.` },
    es: { title: 'Se ha pedido un aviso', body: `Personas a las que se ha preguntado: ${count}.` },
    fr: { title: 'Signe de vie demandé', body: `Personnes interrogées\u00A0: ${count}.` },
    de: { title: 'Um Meldung gebeten', body: `Gefragte Reisende: ${count}.` },
  }),
});

/** One for all whom it touches, whenever it touches more of them. */
export const monitorAlertMatched = declareCompanyEvent({
  name: 'monitor-alert-matched',
  type: NotificationType.MonitorTripAlert,
  about: z.object({ headline: z.record(z.string(), z.string()), travellers: z.int() }),
  words: ({ headline, travellers: count }) =>
    inEachLanguage((language) => {
      const bodies: InEachLanguage<string> = {
        en: `Travellers whom this alert touches: ${count}.`,
        es: `Personas a las que afecta esta alerta: ${count}.`,
        fr: `Personnes concernées par cette alerte\u00A0: ${count}.`,
        de: `Reisende, die diese Warnung betrifft: ${count}.`,
      };
      return { title: textIn(headline, language), body: bodies[language] };
    }),
});
