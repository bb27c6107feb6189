import type { SampleAlert } from './sample-types';

type Notice = Omit<SampleAlert, 'slug' | 'headline' | 'body' | 'body_advice' | 'countries' | 'sources'>;

/** What most alerts share; an alert states after it whatever is particular to it. */
export function notice(
  category: SampleAlert['category'],
  risk_level: SampleAlert['risk_level'],
  [published_day, start_day, finish_day]: [published: number, start: number, finish: number | null],
): Notice {
  const days = { published_day, start_day, finish_day };
  const nowhere = { full_countries: [], divisions: [], regions: [], locations: [], diseases: [] };
  return { category, risk_level, incubation: false, origin: null, ...days, ...nowhere };
}

/** Sources from their addresses, written without the scheme. */
export function cite(...addresses: string[]): SampleAlert['sources'] {
  return addresses
    .map((address) => new URL(`https://${address}`))
    .map(({ host, href }) => ({ host, url: href }));
}
