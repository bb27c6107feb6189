import { WrittenCountryCode } from '@/contract/fields';
import { MEDICAL_ROLES, RoleType } from '@/contract/role';

import { findCountryCode } from '../resources/issues/queries';
import { saveResponder } from '../resources/issues/responders';
import { addUser } from '../resources/travellers/add-user';
import { Refusal, requiredOption, textOption, WrongUsage, type Command, type Given } from './command';
import { findCompany } from './named-records';
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
    country: { type: 'string', help: 'where a doctor or dentist answers, of two letters (needed for these)' },
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
      if (country !== null && (await findCountryCode(transaction, country)) === null)
        throw new Refusal(
          `--country: the database has no country ${country}. Put it right, or import content first: content import world`,
        );
      const added = await addUser(transaction, companyId, person, roles, keyRing, now());
      if (!added) throw new Refusal(`Somebody of this company has the address ${person.email} already.`);
      if (country !== null) await saveResponder(transaction, added.id, country, now());
      return { id: added.id, company_id: companyId, email: person.email, key: added.key };
    });
    return {
      lines: [...rowsOf({ ...user, roles: nameRoles(roles), country }), sayWhereKeyStays(roles)],
      json: { ...user, roles, country },
    };
  },
};

export const responderCommands: readonly Command[] = [create];

/** An employee who answers looks after the company's travellers: that is a role of its own. */
function readResponderRoles(given: Given): RoleType[] {
  const role = readRole(given, RESPONDER_ROLES);
  if (isTraveller(role)) throw new WrongUsage('--role: a traveller answers nobody.');
  return role === RoleType.Employee ? [role, RoleType.OrganizationAdmin] : [role];
}

function readCountry(given: Given, roles: readonly RoleType[]): string | null {
  const typed = textOption(given, 'country');
  const isDoctor = roles.some((role) => MEDICAL_ROLES.some((medical) => medical === role));
  if (!isDoctor && typed !== undefined)
    throw new WrongUsage('--country is for doctors and dentists: others answer for their company.');
  if (!isDoctor) return null;
  const read = WrittenCountryCode.safeParse(typed);
  if (!read.success) throw new WrongUsage('--country must be a country code of two letters.');
  return read.data;
}
