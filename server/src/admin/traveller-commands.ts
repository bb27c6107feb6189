import type { Queryable } from '../database/database';
import { countBelongings, eraseTraveller } from '../resources/travellers/erase';
import { replaceTravellerKey } from '../resources/travellers/keys';
import { Refusal, textOption, type Command, type Given } from './command';
import { KEY_IS_SAID_ONCE, rowsOf } from './words';

/** A type, not an interface: its fields can be listed. */
type FoundTraveller = {
  id: string;
  company_id: string;
  company: string;
  first_name: string;
  last_name: string | null;
  email: string;
  language: string | null;
  home_country: string | null;
  created: string;
  removed: string | null;
};

const TRAVELLER = '<id or e-mail>';
const WHICH = {
  company: { type: 'string', help: 'id or name of their company, where several know them' },
} as const;

const show: Command = {
  name: 'traveller show',
  parameters: [TRAVELLER],
  options: WHICH,
  summary: 'Tells what is kept of a traveller, in numbers',
  async run(given, { open }) {
    const { database } = await open();
    const traveller = await findTraveller(database, given);
    const facts = { ...traveller, ...(await countBelongings(database, traveller.id)) };
    return { lines: rowsOf(facts), json: facts };
  },
};

const rotateKey: Command = {
  name: 'traveller rotate-key',
  parameters: [TRAVELLER],
  options: WHICH,
  summary: 'Gives a traveller a new key; their devices ask for it',
  async run(given, { open, now }) {
    const { database, keyRing } = await open();
    const traveller = await database.transaction(async (transaction) => {
      const { id, email, removed } = await findTraveller(transaction, given);
      if (removed !== null) throw new Refusal('This traveller was removed: no key opens anything for them.');
      return { id, email, key: await replaceTravellerKey(transaction, id, keyRing, now()) };
    });
    return { lines: [...rowsOf(traveller), KEY_IS_SAID_ONCE], json: traveller };
  },
};

const erase: Command = {
  name: 'traveller erase',
  parameters: [TRAVELLER],
  options: { ...WHICH, yes: { type: 'boolean', help: 'do it: nothing brings it back' } },
  summary: 'Deletes everything of a person, as is their right',
  async run(given, { open }) {
    const { database, keyRing } = await open();
    const erased = await database.transaction(async (transaction) => {
      const traveller = await findTraveller(transaction, given);
      const belongings = await countBelongings(transaction, traveller.id);
      if (given.options.yes !== true) {
        throw new Refusal(
          [
            ...rowsOf({ ...traveller, ...belongings }),
            'Nothing was erased. To erase all of it, add --yes',
          ].join('\n'),
        );
      }
      await eraseTraveller(transaction, traveller, keyRing);
      return { id: traveller.id, ...belongings };
    });
    return {
      lines: [
        'Erased, for good:',
        ...rowsOf(erased),
        'Backups made before still hold it, until they are deleted.',
      ],
      json: erased,
    };
  },
};

export const travellerCommands: readonly Command[] = [show, rotateKey, erase];

async function findTraveller(database: Queryable, given: Given): Promise<FoundTraveller> {
  const [typed = ''] = given.parameters;
  const company = textOption(given, 'company') ?? null;
  const [found, ...others] = await database.query<FoundTraveller>(
    `select traveller.id, traveller.company_id, company.name as company, traveller.first_name, traveller.last_name,
       traveller.email, traveller.language, traveller.home_country,
       wire_time(traveller.created_at) as created, wire_time(traveller.deleted_at) as removed
     from travellers traveller join companies company on company.id = traveller.company_id
     where (traveller.id::text = lower($1) or lower(traveller.email) = lower($1))
       and ($2::text is null or company.id::text = lower($2) or lower(company.name) = lower($2))
     order by traveller.created_at, traveller.id`,
    [typed, company],
  );
  if (!found) throw new Refusal(`There is no traveller "${typed}"${company ? ' of this company' : ''}.`);
  if (others.length > 0) {
    const all = [found, ...others].map((one) =>
      [one.id, one.company, ...(one.removed === null ? [] : ['removed'])].join('  '),
    );
    throw new Refusal(`Several are known by "${typed}". Name one by its id:\n${all.join('\n')}`);
  }
  return found;
}
