import { RoleType } from '@/contract/role';

import { listRoles } from '../resources/roles/queries';
import { addUser } from '../resources/travellers/add-user';
import { Refusal, requiredOption, WrongUsage, type Command, type Given } from './command';
import { findTraveller, TRAVELLER, WHICH } from './find-traveller';
import { findCompany } from './named-records';
import { answerIn, COUNTRY_OPTION, isDoctor, readCountry, readNeededCountry } from './read-country';
import { readPerson } from './read-person';
import { nameRoles, readRole, roleOption } from './read-roles';
import { rowsOf, sayWhereKeyStays } from './words';

const isTraveller = (role: RoleType) => role === RoleType.Traveller || role === RoleType.BrandedTraveller;
const RESPONDER_ROLES = Object.values(RoleType).filter((role) => !isTraveller(role));
const ROLE_OPTION = roleOption(RESPONDER_ROLES);

/** Whoever answers for a company handles what its travellers ask for; doctors answer whoever is in their country. */
const create: Command = {
  name: 'responder create',
  parameters: [],
  options: {
    company: { type: 'string', help: 'id or name of their company (needed)' },
    email: { type: 'string', help: 'their address (needed)' },
    role: { ...ROLE_OPTION, help: `what they are (needed); ${ROLE_OPTION.help}` },
    country: COUNTRY_OPTION,
    name: { type: 'string', help: 'first name and last name; else what stands before the @' },
  },
  summary: 'Makes an account for somebody who answers requests for help, and its key',
  async run(given, { open, now }) {
    const roles = readResponderRoles(given);
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

/** A doctor who moves keeps their account, and what they have claimed. */
const set: Command = {
  name: 'responder set',
  parameters: [TRAVELLER],
  options: { ...WHICH, country: { ...COUNTRY_OPTION, help: 'of two letters (needed)' } },
  summary: 'Says in which country a doctor answers from now on',
  async run(given, { open, now }) {
    const country = readNeededCountry(given);
    const { database } = await open();
    const id = await database.transaction(async (transaction) => {
      const user = await findTraveller(transaction, given);
      if (user.removed !== null) throw new Refusal('This user was removed: nobody can ask them anything.');
      if (!isDoctor(await listRoles(transaction, user.id)))
        throw new Refusal(
          'They are no doctor or dentist: give them such a role with their country: user add-role',
        );
      await answerIn(transaction, user.id, country, now());
      return user.id;
    });
    return { lines: [`Answers in ${country} from now on.`], json: { id, country } };
  },
};

export const responderCommands: readonly Command[] = [create, set];

/** An employee who answers looks after the company's travellers: that is a role of its own. */
function readResponderRoles(given: Given): RoleType[] {
  const role = readRole(given, RESPONDER_ROLES);
  if (isTraveller(role)) throw new WrongUsage('--role: a traveller answers nobody.');
  return role === RoleType.Employee ? [role, RoleType.OrganizationAdmin] : [role];
}
