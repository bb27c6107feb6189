import { earliestTodayOnEarth } from '@/contract/trip-rules';

import { queryOne, type Queryable } from '../database/database';
import type { LineOwner } from './socket-tokens';

/** How each topic stands, by the names of `Data-Revision`. */
export type Topics = ReadonlyMap<string, string>;

/** Whose topics are wanted, and of which countries beside those of their trips. */
export interface Reader {
  owner: LineOwner;
  countries: readonly string[];
}

/** How it stands for each of those who read, in their order; null for whom the key holds no longer. */
export async function readTopics(
  database: Queryable,
  readers: readonly Reader[],
  now: Date,
): Promise<(Topics | null)[]> {
  const rows = await database.query<{ place: number; topics: string }>(
    `select wanted.place::integer as place, topic_revisions(traveller.id, string_to_array(wanted.codes, ','), $4) as topics
     from unnest($1::uuid[], $2::text[], $3::text[]) with ordinality wanted (id, key_hash, codes, place)
     join travellers traveller on traveller.id = wanted.id and traveller.deleted_at is null
       and traveller.key_hash = decode(wanted.key_hash, 'hex')`,
    [
      readers.map(({ owner }) => owner.id),
      readers.map(({ owner }) => owner.keyHash),
      readers.map(({ countries }) => countries.join(',')),
      earliestTodayOnEarth(now),
    ],
  );
  const byPlace = new Map(rows.map(({ place, topics }) => [place, parseTopics(topics)]));
  return readers.map((_, index) => byPlace.get(index + 1) ?? null);
}

/** How that stands which is the same for everybody: the lists, and these countries. */
export async function readSharedTopics(database: Queryable, countryIds: readonly string[]): Promise<Topics> {
  const { topics } = await queryOne<{ topics: string }>(
    database,
    'select shared_revisions($1::uuid[]) as topics',
    [countryIds],
  );
  return parseTopics(topics);
}

/** `trips=3; alerts=9; CO=1.4.2.2.1.0` */
function parseTopics(text: string): Topics {
  return new Map(
    text.split('; ').map((part): [string, string] => {
      const [name = '', revision = ''] = part.split('=');
      return [name, revision];
    }),
  );
}
