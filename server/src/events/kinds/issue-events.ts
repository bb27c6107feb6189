import { z } from 'zod';

import { NotificationType } from '@/contract/notification-type';
import { PushChannel } from '@/contract/push-payload';

import type { InEachLanguage } from '../../words/languages';
import { declareEvent, type Message, type NotificationWords } from '../event-kind';

/** `again`: whoever had it thought that it was over. */
const About = z.object({ again: z.boolean().optional() });
type About = z.output<typeof About>;

const asks = (): InEachLanguage<NotificationWords> => ({
  en: { title: 'Somebody asks for help', body: '{name} waits for an answer.' },
  es: { title: 'Alguien pide ayuda', body: '{name} espera una respuesta.' },
  fr: { title: 'Quelqu’un demande de l’aide', body: '{name} attend une réponse.' },
  de: { title: 'Jemand bittet um Hilfe', body: '{name} wartet auf eine Antwort.' },
});

const asksAgain = (): InEachLanguage<NotificationWords> => ({
  en: { title: 'A request is open again', body: '{name} has written and still needs help.' },
  es: { title: 'Una solicitud se ha abierto de nuevo', body: '{name} ha escrito y aún necesita ayuda.' },
  fr: { title: 'Une demande est rouverte', body: '{name} a écrit et a encore besoin d’aide.' },
  de: { title: 'Eine Anfrage ist wieder offen', body: '{name} hat geschrieben und braucht noch Hilfe.' },
});

/** Who asks stands in the body, which no phone shows. */
const CALL: Message<About> = {
  words: ({ again }) => (again ? asksAgain() : asks()),
  push: { lane: 'urgent', channel: PushChannel.Urgent, category: null, setting: null, shows: 'title' },
  mail: null,
};

export const issueOpened = declareEvent({
  name: 'issue-opened',
  type: NotificationType.NewIssue,
  about: About,
  names: 'one',
  toldOnce: null,
  hears: { travellers: null, company: null, handlers: CALL, responders: CALL },
  record: null,
  topics: [],
});
