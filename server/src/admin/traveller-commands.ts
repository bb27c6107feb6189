import { findDoctorCountry } from '../resources/issues/responders';
import { listRoles } from '../resources/roles/queries';
import { countBelongings } from '../resources/travellers/belongings';
import { eraseTraveller } from '../resources/travellers/erase';
import { replaceTravellerKey } from '../resources/travellers/keys';
import { Refusal, type Command } from './command';
import { findTraveller, TRAVELLER, WHICH } from './find-traveller';
import { sayWhere } from './read-country';
import { nameRoles } from './read-roles';
import { rowsOf, sayWhereKeyStays } from './words';

const show: Command = {
  name: 'traveller show',
  parameters: [TRAVELLER],
  options: WHICH,
  summary: 'Tells what somebody is, and what is kept of them, in numbers',
  async run(given, { open }) {
    const { database } = await open();
    const traveller = await findTraveller(database, given);
    const roles = await listRoles(database, traveller.id);
    const country = await findDoctorCountry(database, traveller.id);
    const belongings = await countBelongings(database, traveller.id);
    const where = sayWhere(roles, country);
    const said = { roles: nameRoles(roles), ...(where !== null && { answers_in: where }) };
    return {
      lines: rowsOf({ ...traveller, ...said, ...belongings }),
      json: { ...traveller, roles, country, ...belongings },
    };
  },
};

const rotateKey: Command = {
  name: 'traveller rotate-key',
  parameters: [TRAVELLER],
  options: WHICH,
  summary: 'Gives a traveller a new key; their devices ask for it',
  async run(given, { open, now }) {
    const { database, keyRing } = await open();
    const { roles, ...traveller } = await database.transaction(async (transaction) => {
      const { id, email, removed } = await findTraveller(transaction, given);
      if (removed !== null) throw new Refusal('This traveller was removed: no key opens anything for them.');
      const key = await replaceTravellerKey(transaction, id, keyRing, now());
      return { id, email, key, roles: await listRoles(transaction, id) };
    });
    return { lines: [...rowsOf(traveller), sayWhereKeyStays(roles)], json: traveller };
  },
};

const erase: Command = {
  name: 'traveller erase',
  parameters: [TRAVELLER],
  options: { ...WHICH, yes: { type: 'boolean', help: 'do it: nothing brings it back' } },
  summary: 'Deletes everything of a person, as is their right',
  async run(given, { open, now }) {
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
      await eraseTraveller(transaction, traveller, keyRing, now());
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
