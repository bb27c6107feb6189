import type { OrgUserChange } from '@/contract/org-user';
import type { FieldError } from '@/contract/service-error';
import type { NewTraveller, TravellerChange } from '@/contract/traveller';

import { makeUpEmail } from '../../events/mailbox';
import { invalid } from '../../http/failure';

const LONGEST_NAME = 100;

/** Somebody new. Whoever has no e-mail address is known to their company alone, and gets a made-up one. */
export function toNewPerson(id: string, user: OrgUserChange): NewTraveller {
  const { first_name = 'Traveller', email = makeUpEmail(id), ...rest } = toPerson(user);
  return { ...rest, first_name, email };
}

/** What version 1 knows of a user. A `name` is split; what is written apart counts more. */
export function toPerson({ name, first_name, last_name, ...user }: OrgUserChange): TravellerChange {
  const { email, home_country, language } = user;
  const [first, ...others] = name?.trim().split(/\s+/) ?? [];
  const last = name === undefined ? undefined : others.join(' ') || null;
  const person = {
    first_name: first_name ?? first,
    last_name: last_name === undefined ? last : last_name,
    email,
    home_country,
    language,
  };
  if ([person.first_name, person.last_name].some((part) => (part?.length ?? 0) > LONGEST_NAME))
    throw invalid([
      { field: 'user.name', message: `must be two names of at most ${LONGEST_NAME} characters each` },
    ]);
  return person;
}

/** Others have no use for it, and nobody would read it. */
export function requireResponder({ bio, languages_spoken }: OrgUserChange, isResponder: boolean): void {
  if (isResponder) return;
  const fields: FieldError[] = [];
  const message = 'is for those who answer medical requests';
  if (bio != null && bio !== '') fields.push({ field: 'user.bio', message });
  if (languages_spoken != null && languages_spoken.length > 0)
    fields.push({ field: 'user.languages_spoken', message });
  if (fields.length > 0) throw invalid(fields);
}
