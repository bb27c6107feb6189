import { randomUUID } from 'node:crypto';

import { createKey } from '../http/keys';
import { requiredOption, type Command } from './command';
import { KEY_IS_SAID_ONCE, rowsOf } from './words';

const create: Command = {
  name: 'publisher create',
  parameters: [],
  options: { name: { type: 'string', help: 'who it is (needed)' } },
  summary: 'Makes a key for whoever publishes alerts and advisories',
  async run(given, { open, now }) {
    const name = requiredOption(given, 'name');
    const { database, keyRing } = await open();
    const publisher = { id: randomUUID(), name, key: createKey() };
    await database.query('insert into publishers (id, name, key_hash, created_at) values ($1, $2, $3, $4)', [
      publisher.id,
      name,
      keyRing.hash(publisher.key),
      now(),
    ]);
    return { lines: [...rowsOf(publisher), KEY_IS_SAID_ONCE], json: publisher };
  },
};

export const publisherCommands: readonly Command[] = [create];
