import { CompanyName } from '@/contract/company';

import { requiredOption, textOption, WrongUsage, type Given } from './command';

/** Control characters, breaks of lines, and what turns the direction of writing: lists with these can't be read. */
const BREAKS_LISTS = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** How a company or a publisher is called, by `--name`. */
export function readName(given: Given): string {
  requiredOption(given, 'name');
  const read = CompanyName.safeParse(nameOption(given));
  if (!read.success) throw new WrongUsage(`--name ${read.error.issues[0]?.message ?? 'can not be used'}.`);
  return read.data;
}

/** `--name` as it may stand in a list; undefined where it was not typed. */
export function nameOption(given: Given): string | undefined {
  const name = textOption(given, 'name')?.trim();
  if (name !== undefined && BREAKS_LISTS.test(name))
    throw new WrongUsage('--name must stand in one line, without control characters.');
  return name;
}
