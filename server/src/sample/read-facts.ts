import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ContactDetail } from '@/contract/contact-detail';

export interface CountryFacts {
  code: string;
  code3: string;
  slug: string;
  name: string;
  capital: string | null;
  currency_name: string | null;
  currency_code: string | null;
  languages: string[];
  calling_code: string | null;
  division_name: string;
  region_name: string;
}

export interface DivisionFacts {
  /** ISO 3166-2. */
  code: string;
  name: string;
  topo_json: unknown;
}

/** The files that `server/facts` makes; those about countries are keyed by their code. */
interface Facts {
  countries: CountryFacts[];
  borders: Record<string, unknown>;
  divisions: Record<string, DivisionFacts[] | undefined>;
  'emergency-numbers': Record<string, ContactDetail[] | undefined>;
  flags: Record<string, string | undefined>;
}

const read = new Map<keyof Facts, unknown>();

/** Read when first asked for: megabytes that a service without the sample set never needs. */
export function readFacts<Name extends keyof Facts>(name: Name): Facts[Name] {
  if (!read.has(name))
    read.set(name, JSON.parse(readFileSync(join(__dirname, 'facts', `${name}.json`), 'utf8')));
  return read.get(name) as Facts[Name];
}
