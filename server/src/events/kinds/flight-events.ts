import { z } from 'zod';

import { NotificationType } from '@/contract/notification-type';
import { PushChannel } from '@/contract/push-payload';

import { delayInWords } from '../../words/delay';
import type { InEachLanguage } from '../../words/languages';
import { declareEvent, type EventName, type Message, type NotificationWords } from '../event-kind';

/** Told aloud of a trip that is not muted: whoever stands at a gate can't wait for a setting. */
const tells = <About>(words: (about: About) => InEachLanguage<NotificationWords>): Message<About> => ({
  words,
  push: { lane: 'usual', channel: PushChannel.Updates, category: null, setting: null, shows: 'words' },
  mail: null,
});
const ofFlight = { names: 'one', toldOnce: null, record: null, topics: ['trips', 'messages'] } as const;
const only = <About>(travellers: Message<About>) => ({ travellers, company: null, handlers: null });

const Flight = z.object({ flight: z.string() });

export const flightCancelled = declareEvent({
  ...ofFlight,
  name: 'flight-cancelled',
  type: NotificationType.FlightCancelled,
  about: Flight,
  hears: only(
    tells(({ flight }: z.output<typeof Flight>) => ({
      en: { title: `Flight ${flight} is cancelled`, body: 'Ask the airline for another flight.' },
      es: { title: `El vuelo ${flight} está cancelado`, body: 'Pida otro vuelo a la aerolínea.' },
      fr: { title: `Le vol ${flight} est annulé`, body: 'Demandez un autre vol à la compagnie.' },
      de: {
        title: `Flug ${flight} fällt aus`,
        body: 'Fragen Sie die Fluggesellschaft nach einem anderen Flug.',
      },
    })),
  ),
});

/** Everything else that makes one arrive at another time or place than planned. */
const Disrupted = z.discriminatedUnion('what', [
  /** The clock at the airport when it leaves, `15:20`; null where nobody knows. */
  Flight.extend({ what: z.literal('late'), minutes: z.int(), leaves: z.string().nullable() }),
  Flight.extend({ what: z.literal('diverted'), to: z.string() }),
  Flight.extend({ what: z.literal('resumed') }),
]);
type Disrupted = z.output<typeof Disrupted>;

function disruptedWords(about: Disrupted): InEachLanguage<NotificationWords> {
  const { flight } = about;
  switch (about.what) {
    case 'late': {
      const { leaves } = about;
      const delay = delayInWords(about.minutes);
      return {
        en: {
          title: `Flight ${flight} is ${delay.en} late`,
          body: leaves === null ? '' : `It now leaves at ${leaves}.`,
        },
        es: {
          title: `El vuelo ${flight} lleva ${delay.es} de retraso`,
          body: leaves === null ? '' : `Ahora sale a las ${leaves}.`,
        },
        fr: {
          title: `Le vol ${flight} a ${delay.fr} de retard`,
          body: leaves === null ? '' : `Il part maintenant à ${leaves}.`,
        },
        de: {
          title: `Flug ${flight} hat ${delay.de} Verspätung`,
          body: leaves === null ? '' : `Er geht jetzt um ${leaves}.`,
        },
      };
    }
    case 'diverted':
      return {
        en: { title: `Flight ${flight} is diverted`, body: `It lands at ${about.to}.` },
        es: { title: `El vuelo ${flight} está desviado`, body: `Aterriza en ${about.to}.` },
        fr: { title: `Le vol ${flight} est détourné`, body: `Il atterrit à ${about.to}.` },
        de: { title: `Flug ${flight} wird umgeleitet`, body: `Er landet in ${about.to}.` },
      };
    case 'resumed':
      return {
        en: { title: `Flight ${flight} goes after all`, body: 'It is no longer cancelled.' },
        es: { title: `El vuelo ${flight} sale después de todo`, body: 'Ya no está cancelado.' },
        fr: { title: `Le vol ${flight} part finalement`, body: 'Il n’est plus annulé.' },
        de: { title: `Flug ${flight} geht doch`, body: 'Er ist nicht mehr gestrichen.' },
      };
  }
}

export const flightDelayed = declareEvent({
  ...ofFlight,
  name: 'flight-delayed',
  type: NotificationType.FlightDelayed,
  about: Disrupted,
  hears: only(tells(disruptedWords)),
});

const AirportDelay = Flight.extend({ airport: z.string(), minutes: z.int() });

export const airportDelayed = declareEvent({
  ...ofFlight,
  name: 'airport-delayed',
  type: NotificationType.AirportDelayed,
  about: AirportDelay,
  hears: only(
    tells(({ flight, airport, minutes }: z.output<typeof AirportDelay>) => {
      const delay = delayInWords(minutes);
      return {
        en: {
          title: `Delays at ${airport}`,
          body: `Flights are about ${delay.en} late, perhaps ${flight} too.`,
        },
        es: {
          title: `Retrasos en ${airport}`,
          body: `Los vuelos llevan cerca de ${delay.es} de retraso, quizá también ${flight}.`,
        },
        fr: {
          title: `Retards à ${airport}`,
          body: `Les vols ont environ ${delay.fr} de retard, peut-être aussi ${flight}.`,
        },
        de: {
          title: `Verspätungen in ${airport}`,
          body: `Flüge haben etwa ${delay.de} Verspätung, vielleicht auch ${flight}.`,
        },
      };
    }),
  ),
});

const Moved = Flight.extend({ now: z.string(), was: z.string().nullable() });

/** Somewhere else to go than before; where it was is said with it. */
function moved<Name extends EventName, Type extends 103 | 104 | 105 | 106 | 107>(
  name: Name,
  type: Type,
  places: InEachLanguage<string>,
) {
  return declareEvent({
    ...ofFlight,
    name,
    type,
    about: Moved,
    hears: only(
      tells(({ flight, now, was }: z.output<typeof Moved>) => ({
        en: { title: `Flight ${flight}`, body: `${places.en} ${now}${was === null ? '' : `, was ${was}`}` },
        es: { title: `Vuelo ${flight}`, body: `${places.es} ${now}${was === null ? '' : `, antes ${was}`}` },
        fr: { title: `Vol ${flight}`, body: `${places.fr} ${now}${was === null ? '' : `, avant ${was}`}` },
        de: { title: `Flug ${flight}`, body: `${places.de} ${now}${was === null ? '' : `, bisher ${was}`}` },
      })),
    ),
  });
}

export const arrivalGateChanged = moved('arrival-gate-changed', NotificationType.ArrivalGateChange, {
  en: 'Arrival gate',
  es: 'Puerta de llegada',
  fr: 'Porte d’arrivée',
  de: 'Ankunftsgate',
});
export const departureGateChanged = moved('departure-gate-changed', NotificationType.DepartureGateChange, {
  en: 'Gate',
  es: 'Puerta',
  fr: 'Porte',
  de: 'Gate',
});
export const departureTerminalChanged = moved(
  'departure-terminal-changed',
  NotificationType.DepartureTerminalChange,
  { en: 'Terminal', es: 'Terminal', fr: 'Terminal', de: 'Terminal' },
);
export const arrivalTerminalChanged = moved(
  'arrival-terminal-changed',
  NotificationType.ArrivalTerminalChange,
  {
    en: 'Arrival terminal',
    es: 'Terminal de llegada',
    fr: 'Terminal d’arrivée',
    de: 'Ankunftsterminal',
  },
);
export const baggageClaimChanged = moved('baggage-claim-changed', NotificationType.BaggageClaimChange, {
  en: 'Baggage belt',
  es: 'Cinta de equipaje',
  fr: 'Tapis à bagages',
  de: 'Gepäckband',
});
