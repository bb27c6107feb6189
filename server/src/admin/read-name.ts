import { CompanyName } from '@/contract/company';

import { requiredOption, WrongUsage, type Given } from './command';

/** How a company or a publisher is called, by `--name`. */
export function readName(given: Given): string {
  const read = CompanyName.safeParse(requiredOption(given, 'name'));
  if (!read.success) throw new WrongUsage(`--name ${read.error.issues[0]?.message ?? 'can not be used'}.`);
  return read.data;
}
