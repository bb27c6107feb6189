import type { z } from 'zod';

import type { Answer } from './test-service';

/**
 * The body of a success, which must have exactly the shape of the contract: what the contract does not know is
 * dropped in parsing, and so would make a difference here.
 */
export function readAs<Schema extends z.ZodType>(schema: Schema, answer: Answer): z.output<Schema> {
  if (answer.status !== 200) throw new Error(`expected a success, got ${answer.status}: ${answer.text}`);
  const sent: unknown = answer.json();
  const parsed = schema.parse(sent);
  expect(parsed).toEqual(sent);
  return parsed;
}
