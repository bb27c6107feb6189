import { randomUUID } from 'node:crypto';

import { MessageType } from '@/contract/conversation';

import { queryOne, type Queryable } from '../../database/database';
import { inEachLanguage, type InEachLanguage } from '../../words/languages';
import { takePosition } from './queries';

/** What the service itself says in a conversation. `{name}` is whoever did it, or `SOMEBODY` once they were erased. */
const ANNOUNCEMENTS = {
  joined: {
    en: '{name} has joined.',
    es: '{name} se ha unido.',
    fr: '{name} a rejoint la conversation.',
    de: '{name} ist dazugekommen.',
  },
  closed: {
    en: 'The request is closed. Write here if you still need help.',
    es: 'La solicitud está cerrada. Escriba aquí si aún necesita ayuda.',
    fr: 'La demande est close. Écrivez ici si vous avez encore besoin d’aide.',
    de: 'Die Anfrage ist abgeschlossen. Schreiben Sie hier, wenn Sie noch Hilfe brauchen.',
  },
  reopened: {
    en: '{name} still needs help: the request is open again.',
    es: '{name} aún necesita ayuda: la solicitud está abierta de nuevo.',
    fr: '{name} a encore besoin d’aide\u00A0: la demande est rouverte.',
    de: '{name} braucht noch Hilfe: Die Anfrage ist wieder offen.',
  },
  handedBack: {
    en: '{name} is no longer available. Others who can help have been told.',
    es: '{name} ya no está disponible. Hemos avisado a otras personas que pueden ayudar.',
    fr: '{name} n’est plus disponible. D’autres personnes qui peuvent aider ont été prévenues.',
    de: '{name} ist nicht mehr erreichbar. Andere, die helfen können, wissen Bescheid.',
  },
  leftAlone: {
    en: '{name} is no longer available, and no other doctor answers in this country. Ask for help again: your company will hear of it. In danger, call the emergency number.',
    es: '{name} ya no está disponible y ningún otro médico responde en este país. Vuelva a pedir ayuda: su empresa lo sabrá. En peligro, llame al número de emergencia.',
    fr: '{name} n’est plus disponible, et aucun autre médecin ne répond dans ce pays. Redemandez de l’aide\u00A0: votre entreprise en sera informée. En danger, appelez les secours.',
    de: '{name} ist nicht mehr erreichbar, und sonst antworten in diesem Land keine Ärztinnen und Ärzte. Bitten Sie noch einmal um Hilfe: Ihre Firma erfährt davon. Bei Gefahr rufen Sie den Notruf.',
  },
  safe: {
    en: '{name} says: “I’m safe.”',
    es: '{name} dice: «Estoy bien».',
    fr: '{name} dit\u00A0: «\u00A0Je vais bien.\u00A0»',
    de: '{name} sagt: „Ich bin in Sicherheit.“',
  },
  calledAgain: {
    en: '{name} has called for help again.',
    es: '{name} ha vuelto a pedir ayuda.',
    fr: '{name} a de nouveau appelé à l’aide.',
    de: '{name} hat noch einmal um Hilfe gerufen.',
  },
  cancelled: {
    en: 'The request was withdrawn.',
    es: 'La solicitud se ha retirado.',
    fr: 'La demande a été retirée.',
    de: 'Die Anfrage wurde zurückgezogen.',
  },
} satisfies Record<string, InEachLanguage<string>>;
export type Announcement = keyof typeof ANNOUNCEMENTS;

const SOMEBODY: InEachLanguage<string> = { en: 'Somebody', es: 'Alguien', fr: 'Quelqu’un', de: 'Jemand' };

/** Says it, in every language; each reads it in their own. */
export async function announce(
  transaction: Queryable,
  conversationId: string,
  what: Announcement,
  now: Date,
  userId: string | null = null,
): Promise<void> {
  const names = userId === null ? SOMEBODY : await readNames(transaction, userId);
  const { body, translations } = tell(ANNOUNCEMENTS[what], names);
  const position = await takePosition(transaction, conversationId, now);
  await transaction.query(
    `insert into messages (id, conversation_id, position, revision, type, named_id, body, translations, created_at, updated_at)
     values ($1, $2, $3, $3, ${MessageType.ServerAnnouncement}, $4, $5, $6, $7, $7)`,
    [randomUUID(), conversationId, position, userId, body, translations, now],
  );
}

/** As messages keep it: English, and beside it the other languages. */
function tell(
  words: InEachLanguage<string>,
  names: InEachLanguage<string>,
): { body: string; translations: string } {
  // By a function: in a text that is put in, `$&` would mean something.
  const { en, ...others } = inEachLanguage((language) =>
    words[language].replace('{name}', () => names[language]),
  );
  const translations = Object.entries(others).map(([language, body]) => [language, { body }]);
  return { body: en, translations: JSON.stringify(Object.fromEntries(translations)) };
}

/** Whoever was erased is somebody from now on. It stays where it was said, and devices hear of it as of any change. */
export async function nameNoLonger(transaction: Queryable, userId: string, now: Date): Promise<void> {
  const naming = await transaction.query<{ id: string; conversation_id: string; body: string }>(
    'select id, conversation_id, body from messages where named_id = $1 order by conversation_id, position',
    [userId],
  );
  for (const { id, conversation_id: conversationId, body: said } of naming) {
    const { body, translations } = tell(whatWasSaid(said), SOMEBODY);
    const revision = await takePosition(transaction, conversationId, now);
    await transaction.query(
      `update messages set named_id = null, body = $2, translations = $3, revision = $4, updated_at = $5 where id = $1`,
      [id, body, translations, revision, now],
    );
  }
}

/** By how it begins and ends in English. Most that name somebody say that they joined. */
function whatWasSaid(body: string): InEachLanguage<string> {
  const isThis = ({ en }: InEachLanguage<string>) => {
    const [before = '', after] = en.split('{name}');
    return after !== undefined && body.startsWith(before) && body.endsWith(after);
  };
  return Object.values(ANNOUNCEMENTS).find(isThis) ?? ANNOUNCEMENTS.joined;
}

async function readNames(database: Queryable, userId: string): Promise<InEachLanguage<string>> {
  const { name } = await queryOne<{ name: string }>(
    database,
    `select concat_ws(' ', first_name, last_name) as name from travellers where id = $1`,
    [userId],
  );
  return inEachLanguage(() => name);
}

/** Whoever takes part already does so still, and nothing is said. */
export async function joinConversation(
  transaction: Queryable,
  conversationId: string,
  userId: string,
  now: Date,
): Promise<void> {
  const joined = await transaction.query(
    `insert into conversation_participants (conversation_id, user_id, joined_at) values ($1, $2, $3)
     on conflict do nothing returning 1 as joined`,
    [conversationId, userId, now],
  );
  if (joined.length > 0) await announce(transaction, conversationId, 'joined', now, userId);
}
