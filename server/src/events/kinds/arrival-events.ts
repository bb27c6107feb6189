import { z } from 'zod';

import { NotificationType } from '@/contract/notification-type';
import { PushChannel } from '@/contract/push-payload';

import { inEachLanguage, textIn, type InEachLanguage } from '../../words/languages';
import { declareEvent, type Delivery } from '../event-kind';

const SENT: Delivery = {
  push: { lane: 'usual', channel: PushChannel.Updates, category: null, setting: null, shows: 'words' },
  mail: null,
};
const ofArrival = { names: 'one', toldOnce: null, record: null, topics: ['messages'] } as const;

/** Without articles and cases, which names of countries would need in a sentence. */
const NEW_COUNTRY: InEachLanguage<(country: string) => { title: string; body: string }> = {
  en: (country) => ({
    title: `New country: ${country}`,
    body: 'See what to know here: alerts, health advice and emergency numbers.',
  }),
  es: (country) => ({
    title: `Nuevo país: ${country}`,
    body: 'Vea qué conviene saber aquí: alertas, consejos de salud y números de emergencia.',
  }),
  fr: (country) => ({
    title: `Nouveau pays\u00A0: ${country}`,
    body: 'Voyez ce qu’il faut savoir ici\u00A0: alertes, conseils de santé et numéros d’urgence.',
  }),
  de: (country) => ({
    title: `Neues Land: ${country}`,
    body: 'Sehen Sie, was hier wichtig ist: Warnungen, Gesundheit und Notrufnummern.',
  }),
};

export const landedInCountry = declareEvent({
  ...ofArrival,
  name: 'landed-in-country',
  type: NotificationType.LandedInNewCountry,
  about: z.object({ country: z.record(z.string(), z.string()) }),
  hears: {
    travellers: {
      ...SENT,
      words: ({ country }) => inEachLanguage((language) => NEW_COUNTRY[language](textIn(country, language))),
    },
    company: null,
    handlers: null,
  },
});

export const returnedHome = declareEvent({
  ...ofArrival,
  name: 'returned-home',
  type: NotificationType.ReturnToHomeCountry,
  about: z.object({}),
  hears: {
    travellers: {
      ...SENT,
      words: () => ({
        en: {
          title: 'Welcome back',
          body: 'You are in your home country again. If you feel unwell in the next weeks, say where you have been.',
        },
        es: {
          title: 'De vuelta en casa',
          body: 'Está otra vez en su país. Si se encuentra mal en las próximas semanas, diga dónde ha estado.',
        },
        fr: {
          title: 'Bon retour',
          body: 'Vous êtes de retour dans votre pays. Si vous ne vous sentez pas bien ces prochaines semaines, dites où vous êtes allé.',
        },
        de: {
          title: 'Willkommen zurück',
          body: 'Sie sind wieder in Ihrem Heimatland. Wenn Sie sich in den nächsten Wochen krank fühlen, sagen Sie, wo Sie waren.',
        },
      }),
    },
    company: null,
    handlers: null,
  },
});
