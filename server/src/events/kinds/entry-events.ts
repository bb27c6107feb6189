import { z } from 'zod';

import { NotificationType } from '@/contract/notification-type';
import { PushChannel } from '@/contract/push-payload';
import { FIRST_LANGUAGE } from '@/contract/translated-text';

import { inEachLanguage, type InEachLanguage } from '../../words/languages';
import { declareEvent, type Message } from '../event-kind';

/** The country that imposes it, by its name in each language. */
const About = z.object({ id: z.string(), country: z.record(z.string(), z.string()) });

const LOOK: InEachLanguage<string> = {
  en: 'See whether you may enter, and what you need.',
  es: 'Mire si puede entrar y qué necesita.',
  fr: 'Voyez si vous pouvez entrer, et ce qu’il vous faut.',
  de: 'Sehen Sie nach, ob Sie einreisen dürfen und was Sie brauchen.',
};

function tells(titles: InEachLanguage<string>): Message<z.output<typeof About>> {
  return {
    words: ({ country }) =>
      inEachLanguage((language) => ({
        title: `${country[language] ?? country[FIRST_LANGUAGE] ?? ''}: ${titles[language]}`,
        body: LOOK[language],
      })),
    push: {
      lane: 'usual',
      channel: PushChannel.Updates,
      category: null,
      setting: 'send_trip_alert_push',
      shows: 'words',
    },
    mail: { setting: 'send_trip_alert_email' },
  };
}

const ofTrips = { names: 'everybody', record: null, topics: ['messages'] } as const;

/** A rule on entering a country is new, or asks for another thing than before. */
export const entryRequirementMatched = declareEvent({
  ...ofTrips,
  name: 'entry-requirement-matched',
  type: NotificationType.EntryRequirement,
  about: About,
  toldOnce: 'entry_requirement_id',
  hears: {
    travellers: tells({
      en: 'entry rules have changed',
      es: 'han cambiado las normas de entrada',
      fr: 'les règles d’entrée ont changé',
      de: 'Einreiseregeln haben sich geändert',
    }),
    company: null,
    handlers: null,
  },
});

export const travelRestrictionMatched = declareEvent({
  ...ofTrips,
  name: 'travel-restriction-matched',
  type: NotificationType.TravelRestriction,
  about: About,
  toldOnce: 'travel_restriction_id',
  hears: {
    travellers: tells({
      en: 'travel restrictions have changed',
      es: 'han cambiado las restricciones de viaje',
      fr: 'les restrictions de voyage ont changé',
      de: 'Reisebeschränkungen haben sich geändert',
    }),
    company: null,
    handlers: null,
  },
});
