import { CompanyChange } from '@/contract/company';

import {
  getCompany,
  insertCompany,
  listCompanies,
  replaceCompanyKey,
  setCompanyDisabled,
  updateCompany,
} from '../resources/companies/queries';
import { switchOption, textOption, WrongUsage, type Command, type Given } from './command';
import { hasEndpoint } from '../resources/webhook-endpoints/queries';
import { COMPANIES, findCompany, refuseTakenName } from './named-records';
import { nameOption, readName } from './read-name';
import { switchCommand, type Switched } from './switch-command';
import { KEY_IS_SAID_ONCE, rowsOf } from './words';

const COMPANY = '<company>';

const NOBODY_HEARS =
  'It has no webhook endpoint that is on: until it has one, nobody hears of messages to its travellers. They can be replayed for 30 days.';

const create: Command = {
  name: 'company create',
  parameters: [],
  options: { name: { type: 'string', help: 'how it is called (needed)' } },
  summary: 'Makes a company and its key',
  async run(given, { open, now }) {
    const name = readName(given);
    const { database, keyRing } = await open();
    const company = await database.transaction(async (transaction) => {
      await refuseTakenName(COMPANIES, transaction, name);
      return insertCompany(transaction, name, keyRing, now());
    });
    return { lines: [...rowsOf(company), KEY_IS_SAID_ONCE], json: company };
  },
};

const list: Command = {
  name: 'company list',
  parameters: [],
  options: {},
  summary: 'Names all companies',
  async run(_given, { open }) {
    const { database } = await open();
    const companies = await listCompanies(database);
    return {
      lines:
        companies.length === 0
          ? ['There is no company yet. Make one: company create --name "…"']
          : companies.map(({ company: { id, name }, travellers, is_disabled }) =>
              [id, name, `${travellers} travellers`, ...(is_disabled ? ['disabled'] : [])].join('  '),
            ),
      json: companies.map(({ company, travellers, is_disabled }) => ({
        ...company,
        travellers,
        disabled: is_disabled,
      })),
    };
  },
};

const set: Command = {
  name: 'company set',
  parameters: [COMPANY],
  options: {
    name: { type: 'string', help: 'how it is called' },
    'emergency-line': { type: 'string', help: 'the number that its travellers call or text; "" for none' },
    'emergency-address': { type: 'string', help: 'where it sits, in one line; "" for none' },
    'white-label': {
      type: 'string',
      help: 'on or off: it gets messages to its travellers by webhook, and sends them itself',
    },
    'white-label-inbox': {
      type: 'string',
      help: 'on or off: whether these messages stand in the inbox all the same; on unless it says otherwise',
    },
    'global-intelligence': {
      type: 'string',
      help: 'on or off: it and its travellers may search the alerts of any time',
    },
    'all-good': { type: 'string', help: 'on or off: its travellers may hear that all is well' },
  },
  summary: 'Changes a company: what is not named stays',
  async run(given, { open, now }) {
    const change = readChange(given);
    const { database } = await open();
    const company = await database.transaction(async (transaction) => {
      const id = await findCompany(transaction, given.parameters[0] ?? '');
      if (change.name !== undefined) await refuseTakenName(COMPANIES, transaction, change.name, id);
      return updateCompany(transaction, id, change, now());
    });
    const isUnheard = change.white_label === true && !(await hasEndpoint(database, company.id));
    return { lines: [...rowsOf(company), ...(isUnheard ? [NOBODY_HEARS] : [])], json: company };
  },
};

const rotateKey: Command = {
  name: 'company rotate-key',
  parameters: [COMPANY],
  options: {},
  summary: 'Gives a company a new key; the old one opens nothing from then on',
  async run(given, { open, now }) {
    const { database, keyRing } = await open();
    const company = await database.transaction(async (transaction) => {
      const id = await findCompany(transaction, given.parameters[0] ?? '');
      const key = await replaceCompanyKey(transaction, id, keyRing, now());
      return { id, name: (await getCompany(transaction, id)).name, key };
    });
    return { lines: [...rowsOf(company), KEY_IS_SAID_ONCE], json: company };
  },
};

const SWITCHED: Switched = {
  word: 'company',
  parameter: COMPANY,
  find: findCompany,
  setDisabled: setCompanyDisabled,
};

export const companyCommands: readonly Command[] = [
  create,
  list,
  set,
  rotateKey,
  switchCommand(
    SWITCHED,
    'disable',
    'Refuses a company’s key until it is enabled; its travellers keep theirs',
    'Its key opens nothing any more. Its travellers keep theirs.',
  ),
  switchCommand(SWITCHED, 'enable', 'Takes a company’s key again', 'Its key opens the service again.'),
];

/** Which flag stands for a field. */
const flagOf = (field: string) => `--${field.replaceAll('_', '-')}`;

function readChange(given: Given): CompanyChange {
  const emptied = (name: string) => {
    const value = textOption(given, name)?.trim();
    return value === '' ? null : value;
  };
  const typed = {
    name: nameOption(given),
    emergency_line: emptied('emergency-line'),
    emergency_address: emptied('emergency-address'),
    white_label: switchOption(given, 'white-label'),
    white_label_inbox: switchOption(given, 'white-label-inbox'),
    global_intelligence: switchOption(given, 'global-intelligence'),
    all_good: switchOption(given, 'all-good'),
  };
  const named = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined));
  if (Object.keys(named).length === 0) throw new WrongUsage('Name at least one thing to change.');
  const read = CompanyChange.safeParse(named);
  if (read.success) return read.data;
  throw new WrongUsage(
    read.error.issues.map(({ path, message }) => `${flagOf(String(path[0]))} ${message}.`).join('\n'),
  );
}
