import { isResponderRole } from '@/contract/role';

import { addRole, listRoles, listUsers, removeRole, type RoleRemoval } from '../resources/roles/queries';
import { addUser } from '../resources/travellers/add-user';
import { Refusal, requiredOption, textOption, type Command } from './command';
import { findCompany } from './named-records';
import { findTraveller, TRAVELLER, WHICH } from './find-traveller';
import { answerIn, COUNTRY_OPTION, readCountry, sayWhere } from './read-country';
import { readPerson } from './read-person';
import { nameRoles, readRole, readRoles, ROLE_OPTION } from './read-roles';
import { rowsOf, sayWhereKeyStays } from './words';

const create: Command = {
  name: 'user create',
  parameters: [],
  options: {
    company: { type: 'string', help: 'id or name of their company (needed)' },
    email: { type: 'string', help: 'their address (needed)' },
    role: {
      ...ROLE_OPTION,
      help: `what they are, several with commas between (needed); ${ROLE_OPTION.help}`,
    },
    country: COUNTRY_OPTION,
    name: { type: 'string', help: 'first name and last name; else what stands before the @' },
  },
  summary: 'Makes an account for somebody who travels or works for a company, and its key',
  async run(given, { open, now }) {
    const roles = readRoles(given);
    const country = readCountry(given, roles);
    const person = readPerson(given);
    const company = requiredOption(given, 'company');
    const { database, keyRing } = await open();
    const user = await database.transaction(async (transaction) => {
      const companyId = await findCompany(transaction, company);
      const added = await addUser(transaction, companyId, person, roles, keyRing, now());
      if (!added) throw new Refusal(`Somebody of this company has the address ${person.email} already.`);
      await answerIn(transaction, added.id, country, now());
      return { id: added.id, company_id: companyId, email: person.email, key: added.key };
    });
    return {
      lines: [...rowsOf({ ...user, roles: nameRoles(roles), country }), sayWhereKeyStays(roles)],
      json: { ...user, roles, country },
    };
  },
};

const list: Command = {
  name: 'user list',
  parameters: [],
  options: {
    company: { type: 'string', help: 'id or name of a company; else of all' },
    role: ROLE_OPTION,
  },
  summary: 'Names users, their roles and where doctors among them answer',
  async run(given, { open }) {
    const role = textOption(given, 'role') === undefined ? null : readRole(given);
    const company = textOption(given, 'company');
    const { database } = await open();
    const users = await listUsers(
      database,
      company === undefined ? null : await findCompany(database, company),
      role,
    );
    const lines = users.map(({ id, company: name, email, roles, country }) =>
      [id, name, email, nameRoles(roles), sayWhere(roles, country)]
        .filter((said) => said !== null)
        .join('  '),
    );
    return { lines: lines.length > 0 ? lines : ['There is nobody.'], json: users };
  },
};

const KEY_IS_KNOWN =
  'Their company could read their key until now, and it opens what travellers ask for. Give them another one: traveller rotate-key';

const giveRole: Command = {
  name: 'user add-role',
  parameters: [TRAVELLER],
  options: { ...WHICH, role: ROLE_OPTION, country: COUNTRY_OPTION },
  summary: 'Gives somebody a role in their company, beside those that they have',
  async run(given, { open, now }) {
    const role = readRole(given);
    const country = readCountry(given, [role]);
    const { database } = await open();
    const { id, isNew, isKnown } = await database.transaction(async (transaction) => {
      const user = await findTraveller(transaction, given);
      if (user.removed !== null) throw new Refusal('This user was removed: no key opens anything for them.');
      const before = await listRoles(transaction, user.id);
      const isNew = await addRole(transaction, user, role, now());
      await answerIn(transaction, user.id, country, now());
      return { id: user.id, isNew, isKnown: isResponderRole(role) && !before.some(isResponderRole) };
    });
    return {
      lines: [
        isNew ? 'Given.' : 'They had it already.',
        ...(country === null ? [] : [`Answers in ${country} from now on.`]),
        ...(isKnown ? [KEY_IS_KNOWN] : []),
      ],
      json: { id, role, added: isNew, ...(country !== null && { country }) },
    };
  },
};

const REMOVALS: Record<RoleRemoval, string> = {
  removed: 'Taken away.',
  'not-theirs': 'They do not have this role.',
  'last-one': 'Everybody has at least one role: give them another one first.',
};

const takeRole: Command = {
  name: 'user remove-role',
  parameters: [TRAVELLER],
  options: { ...WHICH, role: ROLE_OPTION },
  summary: 'Takes a role from somebody; the last one stays',
  async run(given, { open }) {
    const role = readRole(given);
    const { database } = await open();
    const { id, removal } = await database.transaction(async (transaction) => {
      const user = await findTraveller(transaction, given);
      return { id: user.id, removal: await removeRole(transaction, user, role) };
    });
    if (removal !== 'removed') throw new Refusal(REMOVALS[removal]);
    return { lines: [REMOVALS.removed], json: { id, role, removed: true } };
  },
};

export const userCommands: readonly Command[] = [create, list, giveRole, takeRole];
