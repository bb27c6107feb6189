import { z } from 'zod';

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** Words for a value of the wrong kind, where the contract has none: zod's own speak of its types. */
export function registerProblemWords(): void {
  z.config({
    customError: (issue) => {
      if (issue.code !== 'invalid_type') return undefined;
      return issue.input == null ? 'is needed' : `must be ${KINDS[issue.expected] ?? issue.expected}`;
    },
  });
}
