import { z } from 'zod';

import { NotificationType } from '@/contract/notification-type';
import { PushChannel } from '@/contract/push-payload';

import type { InEachLanguage } from '../../words/languages';
import { declareEvent, type EventName, type NotificationWords, type PushManner } from '../event-kind';

/** Somebody waits for this. */
const NEWS: PushManner = {
  lane: 'urgent',
  channel: PushChannel.Urgent,
  category: null,
  setting: null,
  shows: 'words',
};

/** What one person who takes part is told. What was said in the conversation stands in none of the words: a phone shows them to anybody. */
function tellOne<Name extends EventName, Type extends 9 | 10>(
  name: Name,
  type: Type,
  push: PushManner,
  words: InEachLanguage<NotificationWords>,
) {
  return declareEvent({
    name,
    type,
    about: z.object({}),
    names: 'one',
    toldOnce: null,
    hears: { travellers: { words: () => words, push, mail: null }, company: null, handlers: null },
    record: null,
    topics: ['messages'],
  });
}

const WRITTEN: InEachLanguage<NotificationWords> = {
  en: { title: 'A new message', body: 'Somebody has written to you.' },
  es: { title: 'Un mensaje nuevo', body: 'Alguien le ha escrito.' },
  fr: { title: 'Un nouveau message', body: 'Quelqu’un vous a écrit.' },
  de: { title: 'Eine neue Nachricht', body: 'Jemand hat Ihnen geschrieben.' },
};
const TAKEN: InEachLanguage<NotificationWords> = {
  en: { title: 'Somebody has your call for help', body: 'Open the conversation to write to them.' },
  es: { title: 'Alguien se ocupa de su petición de ayuda', body: 'Abra la conversación para escribirle.' },
  fr: { title: 'Quelqu’un a votre appel à l’aide', body: 'Ouvrez la conversation pour lui écrire.' },
  de: { title: 'Jemand kümmert sich um Ihren Hilferuf', body: 'Öffnen Sie das Gespräch, um zu schreiben.' },
};
const WAITS_AGAIN: InEachLanguage<NotificationWords> = {
  en: { title: 'Your request waits again', body: 'Whoever had it is no longer available.' },
  es: { title: 'Su solicitud espera de nuevo', body: 'Quien se ocupaba de ella ya no está disponible.' },
  fr: { title: 'Votre demande attend à nouveau', body: 'Qui s’en occupait n’est plus disponible.' },
  de: { title: 'Ihre Anfrage wartet wieder', body: 'Wer sie hatte, ist nicht mehr erreichbar.' },
};
/**
 * What the service says in it is that somebody has their call (`isTaken`), or that whoever had their request is gone (`waitsAgain`). Whoever asked may
 * have put the phone away since.
 */
const Missed = z.object({ isTaken: z.boolean().optional(), waitsAgain: z.boolean().optional() });
type Missed = z.output<typeof Missed>;

function wordsOfMissed({ isTaken, waitsAgain }: Missed): InEachLanguage<NotificationWords> {
  if (waitsAgain) return WAITS_AGAIN;
  return isTaken ? TAKEN : WRITTEN;
}

export const messageMissed = declareEvent({
  name: 'message-missed',
  type: NotificationType.MissedConversationMessage,
  about: Missed,
  names: 'one',
  toldOnce: null,
  hears: {
    travellers: { words: wordsOfMissed, push: NEWS, mail: null },
    company: null,
    handlers: null,
  },
  record: null,
  topics: ['messages'],
});

const UPDATE: PushManner = { ...NEWS, lane: 'usual', channel: PushChannel.Updates };

export const issueFinished = tellOne('issue-finished', NotificationType.UserFinishedIssue, UPDATE, {
  en: { title: 'Your request is finished', body: 'Ask for help again whenever you need it.' },
  es: { title: 'Su solicitud ha terminado', body: 'Vuelva a pedir ayuda siempre que la necesite.' },
  fr: { title: 'Votre demande est terminée', body: 'Redemandez de l’aide dès que vous en avez besoin.' },
  de: { title: 'Ihre Anfrage ist beendet', body: 'Bitten Sie jederzeit wieder um Hilfe.' },
});

export const issueQuiet = tellOne('issue-quiet', NotificationType.UserInactiveIssue, UPDATE, {
  en: { title: 'Do you still need help?', body: 'Nothing was said about your request for a while.' },
  es: { title: '¿Aún necesita ayuda?', body: 'Hace tiempo que nadie escribe sobre su solicitud.' },
  fr: {
    title: 'Avez-vous encore besoin d’aide\u00A0?',
    body: 'Personne n’a écrit au sujet de votre demande depuis un moment.',
  },
  de: { title: 'Brauchen Sie noch Hilfe?', body: 'Zu Ihrer Anfrage wurde länger nichts geschrieben.' },
});

/** Who waits stands in a body, which no phone shows. */
const CALL: PushManner = { ...NEWS, shows: 'title' };

const stillWaits = (): InEachLanguage<NotificationWords> => ({
  en: { title: 'Somebody still waits for an answer', body: '{name} has asked for help and got no answer.' },
  es: { title: 'Alguien sigue esperando', body: '{name} ha pedido ayuda y no ha recibido respuesta.' },
  fr: { title: 'Quelqu’un attend toujours', body: '{name} a demandé de l’aide et n’a pas eu de réponse.' },
  de: { title: 'Jemand wartet noch immer', body: '{name} bittet um Hilfe und hat keine Antwort.' },
});

const REMINDED: InEachLanguage<NotificationWords> = {
  en: {
    title: 'No answer yet',
    body: 'Those who help were reminded. In danger, call the emergency number.',
  },
  es: {
    title: 'Aún sin respuesta',
    body: 'Hemos avisado a quienes ayudan. En peligro, llame al número de emergencia.',
  },
  fr: {
    title: 'Pas encore de réponse',
    body: 'Nous l’avons rappelé à ceux qui aident. En danger, appelez les secours.',
  },
  de: {
    title: 'Noch keine Antwort',
    body: 'Wer hilft, wurde erinnert. Bei Gefahr rufen Sie den Notruf.',
  },
};
/** The last doctor of the country is gone since they were asked. */
const NOBODY_THERE: InEachLanguage<NotificationWords> = {
  en: {
    title: 'No doctor can answer',
    body: 'Ask for help again: your company will hear of it. In danger, call the emergency number.',
  },
  es: {
    title: 'Ningún médico puede responder',
    body: 'Vuelva a pedir ayuda: su empresa lo sabrá. En peligro, llame al número de emergencia.',
  },
  fr: {
    title: 'Aucun médecin ne peut répondre',
    body: 'Redemandez de l’aide\u00A0: votre entreprise en sera informée. En danger, appelez les secours.',
  },
  de: {
    title: 'Zurzeit kann niemand antworten',
    body: 'Bitten Sie noch einmal um Hilfe: Ihre Firma erfährt davon. Bei Gefahr rufen Sie den Notruf.',
  },
};

export const responderAbsent = declareEvent({
  name: 'responder-absent',
  type: NotificationType.AbsentConversationResponder,
  about: z.object({ isAlone: z.boolean().optional() }),
  names: 'one',
  toldOnce: null,
  hears: {
    travellers: {
      words: ({ isAlone }) => (isAlone ? NOBODY_THERE : REMINDED),
      push: CALL,
      mail: null,
    },
    company: null,
    handlers: { words: stillWaits, push: CALL, mail: null },
    responders: { words: stillWaits, push: CALL, mail: null },
  },
  record: null,
  topics: ['messages'],
});
