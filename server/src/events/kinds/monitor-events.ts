import { z } from 'zod';

import { NotificationType } from '@/contract/notification-type';

import { inEachLanguage, type InEachLanguage } from '../../words/languages';
import { declareEvent, type EventName, type NotificationWords } from '../event-kind';

const Flight = z.object({ flight: z.string() });
const Late = Flight.extend({ minutes: z.int() });

const ON_IT: InEachLanguage<string> = {
  en: '{name} is on this flight.',
  es: '{name} viaja en este vuelo.',
  fr: '{name} est sur ce vol.',
  de: '{name} ist auf diesem Flug.',
};

/** What those who watch over travels read in the company's own list; nobody's phone rings. */
function monitor<Name extends EventName, Type extends 302 | 303 | 306, About>(
  name: Name,
  type: Type,
  about: z.ZodType<About>,
  title: (about: About) => InEachLanguage<string>,
) {
  const words = (told: About): InEachLanguage<NotificationWords> => {
    const titles = title(told);
    return inEachLanguage((language) => ({ title: titles[language], body: ON_IT[language] }));
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
  ({ flight, minutes }) => ({
    en: `Flight ${flight} is ${minutes} minutes late`,
    es: `El vuelo ${flight} lleva ${minutes} minutos de retraso`,
    fr: `Le vol ${flight} a ${minutes} minutes de retard`,
    de: `Flug ${flight} hat ${minutes} Minuten Verspätung`,
  }),
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
