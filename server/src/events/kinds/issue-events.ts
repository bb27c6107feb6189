import { z } from 'zod';

import { NotificationType } from '@/contract/notification-type';
import { PushChannel } from '@/contract/push-payload';

import type { InEachLanguage } from '../../words/languages';
import { declareEvent, type Message, type NotificationWords } from '../event-kind';

const words = (): InEachLanguage<NotificationWords> => ({
  en: { title: 'Somebody asks for help', body: '{name} waits for an answer.' },
  es: { title: 'Alguien pide ayuda', body: '{name} espera una respuesta.' },
  fr: { title: 'Quelqu’un demande de l’aide', body: '{name} attend une réponse.' },
  de: { title: 'Jemand bittet um Hilfe', body: '{name} wartet auf eine Antwort.' },
});

/** Who asks stands in the body, which no phone shows. */
const CALL: Message<object> = {
  words,
  push: { lane: 'urgent', channel: PushChannel.Urgent, category: null, setting: null, shows: 'title' },
  mail: null,
};

export const issueOpened = declareEvent({
  name: 'issue-opened',
  type: NotificationType.NewIssue,
  about: z.object({}),
  names: 'one',
  toldOnce: null,
  hears: { travellers: null, company: null, handlers: CALL, responders: CALL },
  record: null,
  topics: [],
});
