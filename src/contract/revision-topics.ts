/** What the service tells of each country in `Data-Revision`, in its order. */
export const COUNTRY_TOPICS = ['facts', 'alerts', 'advisories', 'hospitals', 'entry', 'outbreaks'] as const;
export type CountryTopic = (typeof COUNTRY_TOPICS)[number];

/** What it tells of whoever asks, and of what is the same for everybody. */
export type PlainTopic =
  | 'account'
  | 'trips'
  | 'alerts'
  | 'messages'
  | 'requests'
  | 'check-ins'
  | 'issues'
  | 'conversations'
  | 'countries'
  | 'library';

/** What the service tells apart: a change of one says nothing of the others. A country is named by its code. */
export type Topic = PlainTopic | `${CountryTopic}/${string}`;
