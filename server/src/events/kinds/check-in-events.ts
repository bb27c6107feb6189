import { z } from 'zod';

import { NotificationType } from '@/contract/notification-type';
import { CHECK_IN_REQUEST_CATEGORY, PushChannel } from '@/contract/push-payload';

import type { InEachLanguage } from '../../words/languages';
import { declareEvent, type NotificationWords, type PushManner } from '../event-kind';

/** Somebody may be in danger. */
const QUESTION: PushManner = {
  lane: 'urgent',
  channel: PushChannel.Urgent,
  category: CHECK_IN_REQUEST_CATEGORY,
  setting: null,
  shows: 'words',
};

export const checkInAskedFor = declareEvent({
  name: 'check-in-asked-for',
  type: NotificationType.SafetyRequest,
  about: z.object({}),
  names: 'one',
  toldOnce: null,
  hears: {
    travellers: {
      words: () => ({
        en: { title: 'Are you safe?', body: 'Your company asks you to check in.' },
        es: { title: '¿Está bien?', body: 'Su empresa le pide que diga cómo está.' },
        fr: { title: 'Allez-vous bien\u00A0?', body: 'Votre entreprise vous demande un signe de vie.' },
        de: { title: 'Geht es Ihnen gut?', body: 'Ihre Firma bittet Sie um eine Meldung.' },
      }),
      push: QUESTION,
      mail: null,
    },
    company: null,
    handlers: null,
  },
  record: null,
  topics: ['requests', 'messages'],
});

export const checkInAskedForAgain = declareEvent({
  name: 'check-in-asked-for-again',
  type: NotificationType.CheckInRequestFollowUp,
  about: z.object({}),
  names: 'one',
  toldOnce: 'check_in_request_id',
  hears: {
    travellers: {
      words: () => ({
        en: { title: 'Please check in', body: 'Your company has not heard from you yet.' },
        es: { title: 'Por favor, diga cómo está', body: 'Su empresa aún no sabe nada de usted.' },
        fr: { title: 'Donnez un signe de vie', body: 'Votre entreprise n’a pas encore de vos nouvelles.' },
        de: { title: 'Bitte melden Sie sich', body: 'Ihre Firma hat noch nichts von Ihnen gehört.' },
      }),
      push: QUESTION,
      mail: null,
    },
    company: null,
    handlers: null,
  },
  record: null,
  topics: ['messages'],
});

/** As urgent; who is in danger stands in the body. */
const CALL: PushManner = { ...QUESTION, category: null, shows: 'title' };

const needsHelp = (): InEachLanguage<NotificationWords> => ({
  en: { title: 'A traveller needs help', body: '{name} checked in and asks for help.' },
  es: { title: 'Alguien necesita ayuda', body: '{name} ha dicho dónde está y pide ayuda.' },
  fr: { title: 'Quelqu’un a besoin d’aide', body: '{name} a donné signe de vie et demande de l’aide.' },
  de: { title: 'Jemand braucht Hilfe', body: '{name} hat sich gemeldet und bittet um Hilfe.' },
});

export const helpAskedFor = declareEvent({
  name: 'help-asked-for',
  type: NotificationType.CheckInNeedsHelp,
  about: z.object({}),
  names: 'one',
  toldOnce: null,
  hears: {
    travellers: null,
    company: { words: needsHelp, push: null, mail: null },
    // At once, and not when their company next asks for its list.
    handlers: { words: needsHelp, push: CALL, mail: null },
  },
  record: null,
  topics: ['check-ins'],
});
