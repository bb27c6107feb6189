import type { Queryable } from '../database/database';
import type { Command } from './command';

/** What is turned on and off: how it is found, and what turns it. */
export interface Switched {
  word: string;
  parameter: string;
  find: (transaction: Queryable, typed: string) => Promise<string>;
  /** False where it was so already. */
  setDisabled: (transaction: Queryable, id: string, isDisabled: boolean, now: Date) => Promise<boolean>;
}

export function switchCommand(
  { word, parameter, find, setDisabled }: Switched,
  verb: 'disable' | 'enable',
  summary: string,
  words: string,
): Command {
  return {
    name: `${word} ${verb}`,
    parameters: [parameter],
    options: {},
    summary,
    async run(given, { open, now }) {
      const isDisabled = verb === 'disable';
      const { database } = await open();
      const { id, hasChanged } = await database.transaction(async (transaction) => {
        const found = await find(transaction, given.parameters[0] ?? '');
        return { id: found, hasChanged: await setDisabled(transaction, found, isDisabled, now()) };
      });
      return {
        lines: [hasChanged ? words : `It was ${verb}d already.`],
        json: { id, disabled: isDisabled },
      };
    },
  };
}
