import { NewTravellerBody, type NewTraveller } from '@/contract/traveller';

import { requiredOption, WrongUsage, type Given } from './command';
import { nameOption } from './read-name';

/** Who an account is for, by `--email` and `--name`. */
export function readPerson(given: Given): NewTraveller {
  const email = requiredOption(given, 'email');
  const name = nameOption(given) || (email.split('@')[0] ?? '');
  const [first_name = '', ...others] = name.split(/\s+/);
  const read = NewTravellerBody.shape.traveller.safeParse({
    email,
    first_name,
    last_name: others.join(' ') || null,
  });
  if (read.success) return read.data;
  const flags: Record<string, string> = { email: '--email', first_name: '--name', last_name: '--name' };
  throw new WrongUsage(
    read.error.issues.map(({ path, message }) => `${flags[String(path[0])] ?? ''} ${message}.`).join('\n'),
  );
}
