import type { Queryable } from '../database/database';
import {
  findKeptMail,
  giveUpMail,
  listKeptMails,
  type KeptMail,
} from '../resources/itinerary-mails/kept-mails';
import { Refusal, WrongUsage, type Command } from './command';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Nobody reads more of them at once. */
const LISTED = 100;

const list: Command = {
  name: 'mails list',
  parameters: [],
  options: {},
  summary: 'Lists mails with bookings that no machine could read wholly, those that wait longest first',
  async run(_given, { open }) {
    const { database } = await open();
    const mails = await listKeptMails(database, LISTED);
    const lines = mails.map((mail) =>
      [mail.id, mail.created_at, mail.company, `${mail.bytes} bytes`, ...reasonsOf(mail)].join('  '),
    );
    return { lines: lines.length > 0 ? lines : ['No mail waits for a person.'], json: mails };
  },
};

/** Without anything of its text. */
const reasonsOf = ({ not_understood }: KeptMail) =>
  not_understood.map(({ reason, fields }) => [reason, ...fields].join(' '));

const show: Command = {
  name: 'mails show',
  parameters: ['<id>'],
  options: { message: { type: 'boolean', help: 'the mail itself, as it came, and nothing else' } },
  summary: 'Shows what was not understood of a mail, or the mail itself',
  async run({ parameters: [id = ''], options }, { open }) {
    const { database } = await open();
    const { message, ...mail } = await findMail(database, id);
    const text = Buffer.from(message).toString('utf8');
    if (options.message === true) return { lines: [text], json: { id: mail.id, message: text } };
    const said = mail.not_understood.map(
      ({ what, reason, fields }) => `  ${[what, reason, ...fields].join(' ')}`,
    );
    const facts = Object.entries({
      id: mail.id,
      traveller: mail.traveller_id,
      company: mail.company,
      came: mail.created_at,
      status: mail.status,
      bytes: String(mail.bytes),
    });
    const lines = facts.map(([name, value]) => `${name.padEnd(10)} ${value}`);
    return { lines: [...lines, 'not understood', ...said], json: mail };
  },
};

const giveUp: Command = {
  name: 'mails give-up',
  parameters: ['<id>'],
  options: {},
  summary: 'Deletes the text of a mail of which nothing more can be made',
  async run({ parameters: [id = ''] }, { open, now }) {
    const { database } = await open();
    const mail = await findMail(database, id);
    if (!(await giveUpMail(database, mail.id, now()))) throw new Refusal(`No mail ${id} waits for a person.`);
    return { lines: [`Given up: ${mail.id}. Its text is gone.`], json: { id: mail.id } };
  },
};

async function findMail(database: Queryable, id: string) {
  if (!ID.test(id)) throw new WrongUsage(`"${id}" is not the id of a mail.`);
  const mail = await findKeptMail(database, id);
  if (!mail) throw new Refusal(`No mail ${id} waits for a person. See those that do with: mails list`);
  return mail;
}

export const mailCommands: readonly Command[] = [list, show, giveUp];
