import type { CountryTopic, Topic } from '@/contract/revision-topics';
import { downloadKinds, type AskedKind } from '@/store/download-kinds';

const inCountries = (topics: readonly CountryTopic[], codes: readonly string[]): Topic[] =>
  topics.flatMap((topic) => codes.map((code) => `${topic}/${code}` as const));

/** What the answer is made from, by the countries' codes. Where they are not known, nobody can tell whether it stayed the same. */
export function topicsOfTrip(kind: AskedKind<'trip'>, codes: readonly string[] | null): Topic[] | undefined {
  if (!codes) return undefined;
  const { madeFrom, madeFromCountries } = downloadKinds[kind];
  // Also from the trips: that one was removed may show by its alerts alone.
  return [...madeFrom, 'trips', ...inCountries(madeFromCountries, codes)];
}

export function topicsOfCountry(kind: AskedKind<'country'>, code: string | undefined): Topic[] | undefined {
  return code === undefined ? undefined : inCountries([downloadKinds[kind].madeFrom], [code]);
}

/** The first question is asked whatever has changed, for by it that is known. */
export function topicsOfTraveller(kind: AskedKind<'traveller'>): readonly Topic[] | undefined {
  const { asked, madeFrom } = downloadKinds[kind];
  return asked === 'first' ? undefined : madeFrom;
}
