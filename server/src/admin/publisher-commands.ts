import {
  insertPublisher,
  listPublishers,
  replacePublisherKey,
  setPublisherDisabled,
} from '../resources/publishers/queries';
import type { Command } from './command';
import { findNamed, PUBLISHERS, refuseTakenName } from './named-records';
import { readName } from './read-name';
import { switchCommand, type Switched } from './switch-command';
import { KEY_IS_SAID_ONCE, rowsOf } from './words';

const PUBLISHER = '<publisher>';

const create: Command = {
  name: 'publisher create',
  parameters: [],
  options: { name: { type: 'string', help: 'who it is (needed)' } },
  summary: 'Makes a key for whoever publishes alerts and advisories',
  async run(given, { open, now }) {
    const name = readName(given);
    const { database, keyRing } = await open();
    const publisher = await database.transaction(async (transaction) => {
      await refuseTakenName(PUBLISHERS, transaction, name);
      return insertPublisher(transaction, name, keyRing, now());
    });
    return { lines: [...rowsOf(publisher), KEY_IS_SAID_ONCE], json: publisher };
  },
};

const list: Command = {
  name: 'publisher list',
  parameters: [],
  options: {},
  summary: 'Names all publishers',
  async run(_given, { open }) {
    const { database } = await open();
    const publishers = await listPublishers(database);
    return {
      lines:
        publishers.length === 0
          ? ['There is no publisher yet. Make one: publisher create --name "…"']
          : publishers.map(({ id, name, disabled }) =>
              [id, name, ...(disabled ? ['disabled'] : [])].join('  '),
            ),
      json: publishers,
    };
  },
};

const rotateKey: Command = {
  name: 'publisher rotate-key',
  parameters: [PUBLISHER],
  options: {},
  summary: 'Gives a publisher a new key; the old one opens nothing from then on',
  async run(given, { open }) {
    const { database, keyRing } = await open();
    const publisher = await database.transaction(async (transaction) =>
      replacePublisherKey(
        transaction,
        await findNamed(PUBLISHERS, transaction, given.parameters[0] ?? ''),
        keyRing,
      ),
    );
    return { lines: [...rowsOf(publisher), KEY_IS_SAID_ONCE], json: publisher };
  },
};

const SWITCHED: Switched = {
  word: 'publisher',
  parameter: PUBLISHER,
  find: (database, typed) => findNamed(PUBLISHERS, database, typed),
  setDisabled: setPublisherDisabled,
};

export const publisherCommands: readonly Command[] = [
  create,
  list,
  rotateKey,
  switchCommand(
    SWITCHED,
    'disable',
    'Refuses a publisher’s key until it is enabled; what it published stays',
    'Its key opens nothing any more. What it published stays.',
  ),
  switchCommand(SWITCHED, 'enable', 'Takes a publisher’s key again', 'Its key opens the service again.'),
];
