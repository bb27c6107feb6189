import { CountryMap } from '@/map/country-map';
import type { TopologyArea } from '@/map/topology-areas';

import type { GalleryEntry } from './gallery-entry';
import { aCountry, divisionsOf, indonesia } from './sample-places';

const territories = [
  aCountry('GF'),
  aCountry('GP'),
  aCountry('MQ'),
  aCountry('RE', 'caution'),
  aCountry('YT', 'avoid'),
];

/** Countries that are hard to draw: across the antimeridian, around a pole, with holes, with parts far away. */
export const countryEntries: readonly GalleryEntry[] = [
  anEntry('fiji', aCountry('FJ')),
  anEntry('russia', aCountry('RU', 'caution')),
  anEntry('new-zealand', aCountry('NZ')),
  anEntry('usa', aCountry('US')),
  anEntry('france', aCountry('FR'), { regions: territories }),
  anEntry('south-africa', aCountry('ZA', 'caution'), {
    divisions: divisionsOf('ZA'),
    regions: [aCountry('LS')],
  }),
  anEntry('italy', aCountry('IT'), { regions: [aCountry('SM', 'caution'), aCountry('VA', 'avoid')] }),
  anEntry('indonesia', aCountry('ID'), { divisions: indonesia }),
  anEntry('antarctica', aCountry('AQ', 'caution')),
  anEntry('kiribati', aCountry('KI')),
];

function anEntry(
  name: string,
  country: TopologyArea,
  { divisions = [], regions = [] }: { divisions?: TopologyArea[]; regions?: TopologyArea[] } = {},
): GalleryEntry {
  return {
    name,
    title: country.name,
    draw: (setting) => (
      <CountryMap
        {...setting}
        label={country.name}
        country={country}
        divisions={divisions}
        regions={regions}
        hospitals={[]}
        me={null}
      />
    ),
  };
}
