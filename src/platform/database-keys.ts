import type { Secrets } from './secrets';

/** What encrypted databases are read with: for each its own, made on this device and never leaving it. */
export interface DatabaseKeys {
  /** 64 hexadecimal digits; null where there is none, or none any more. */
  read(database: string): Promise<string | null>;
  /** A new one, which is kept before it is given out. */
  make(database: string): Promise<string>;
  remove(database: string): Promise<void>;
}

/** The device does not give the key out now, as before its first unlocking since a start. The data are sound. */
export class KeyOutOfReachError extends Error {}

const BYTES = 32;
const KEY = /^[0-9a-f]{64}$/;

export function keepKeysIn(secrets: Secrets, randomBytes: (count: number) => Uint8Array): DatabaseKeys {
  const read = async (database: string) => {
    const kept = await reach(() => secrets.read(nameOf(database)));
    return kept !== null && KEY.test(kept) ? kept : null;
  };
  return {
    read,

    async make(database) {
      const key = Array.from(randomBytes(BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('');
      await reach(() => secrets.write(nameOf(database), key));
      // Android may fail to write without a word. What is encrypted with a key that is not kept, nobody reads again.
      if ((await read(database)) !== key)
        throw new KeyOutOfReachError('The device kept no key for the data.');
      return key;
    },

    remove: (database) => reach(() => secrets.remove(nameOf(database))),
  };
}

function nameOf(database: string): string {
  return `database-key.${database}`;
}

/** The words of the device's own error stay out: they must not be taken for those of a broken database. */
async function reach<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    throw new KeyOutOfReachError('The device does not give out the key of the data just now.');
  }
}
