import { AlertMap } from '@/map/alert-map';
import { CountryMap } from '@/map/country-map';
import { HospitalsMap } from '@/map/hospitals-map';
import { TripMap } from '@/map/trip-map';
import { WorldMap } from '@/map/world-map';

import { countryEntries } from './country-entries';
import type { GalleryEntry } from './gallery-entry';
import * as places from './sample-places';

const alert = {
  id: 'pan-american',
  name: 'Road closures on the Pan-American Highway, Cauca',
  position: { latitude: 2.44, longitude: -76.61 },
  isHigh: true,
  topology: null,
};
const alertWithArea = { ...alert, topology: places.halfBrokenTopology };
const goodArea = {
  ...places.halfBrokenTopology,
  objects: { good: places.halfBrokenTopology.objects.good },
};
const around = [
  places.aCountry('CO'),
  ...places.colombia.map((area) => ({ ...area, status: area.status ?? ('normal' as const) })),
];

const empty = {
  label: 'Map',
  destinations: [],
  areas: [],
  outlines: [],
  alerts: [],
  hospitals: [],
  me: null,
};

/** Every ready-made map in every state worth looking at. */
export const galleryEntries: readonly GalleryEntry[] = [
  {
    name: 'world',
    title: 'World by status',
    draw: (setting) => (
      <WorldMap
        {...setting}
        label="Countries by status"
        countries={places.countriesByStatus}
        me={places.me}
      />
    ),
  },
  {
    name: 'world-empty',
    title: 'World, nothing downloaded',
    draw: (setting) => <WorldMap {...setting} label="Countries by status" countries={[]} me={null} />,
  },
  {
    name: 'trip',
    title: 'Trip with alerts and hospitals',
    draw: (setting) => (
      <TripMap
        {...setting}
        label="Andes field work"
        destinations={places.andes}
        areas={around}
        outlines={[]}
        alerts={[alert]}
        hospitals={places.hospitalsInBogota}
        me={null}
      />
    ),
  },
  {
    name: 'trip-pacific',
    title: 'Trip across the antimeridian',
    draw: (setting) => <TripMap {...setting} {...empty} label="Pacific" destinations={places.pacific} />,
  },
  { name: 'trip-empty', title: 'Trip, empty', draw: (setting) => <TripMap {...setting} {...empty} /> },
  {
    name: 'country',
    title: 'Country with divisions',
    draw: (setting) => (
      <CountryMap
        {...setting}
        label="Colombia"
        country={places.aCountry('CO')}
        divisions={places.colombia}
        regions={[]}
        hospitals={[]}
        me={places.me}
      />
    ),
  },
  {
    name: 'country-online',
    title: 'Country, online (streets on a phone)',
    draw: (setting) => (
      <CountryMap
        {...setting}
        isOnline
        hasMapKey
        label="Colombia"
        country={places.aCountry('CO')}
        divisions={places.colombia}
        regions={[]}
        hospitals={places.hospitalsInBogota}
        me={places.me}
      />
    ),
  },
  {
    name: 'country-malformed',
    title: 'Country, a part malformed',
    draw: (setting) => (
      <CountryMap
        {...setting}
        label="Colombia"
        country={places.aCountry('CO')}
        divisions={[]}
        regions={[{ id: 'region', name: 'Cauca', status: 'avoid', topology: places.halfBrokenTopology }]}
        hospitals={[]}
        me={null}
      />
    ),
  },
  {
    name: 'alert',
    title: 'Alert at a place',
    draw: (setting) => (
      <AlertMap {...setting} label="Alert in Cauca" alerts={[alert]} areas={around} me={places.me} />
    ),
  },
  {
    name: 'alert-area',
    title: 'Alert with an area',
    draw: (setting) => (
      <AlertMap
        {...setting}
        label="Alert in Cauca"
        alerts={[{ ...alertWithArea, topology: goodArea }]}
        areas={around}
        me={places.me}
      />
    ),
  },
  {
    name: 'alert-empty',
    title: 'Alert without a place',
    draw: (setting) => (
      <AlertMap {...setting} label="Alert" alerts={[{ ...alert, position: null }]} areas={[]} me={null} />
    ),
  },
  {
    name: 'hospitals',
    title: 'Hospitals near me',
    draw: (setting) => (
      <HospitalsMap
        {...setting}
        label="Hospitals near you"
        hospitals={places.hospitalsInBogota}
        me={places.me}
      />
    ),
  },
  {
    name: 'hospitals-1000',
    title: 'Indonesia with 1,000 hospitals',
    draw: (setting) => (
      <CountryMap
        {...setting}
        label="Indonesia"
        country={places.aCountry('ID')}
        divisions={places.indonesia}
        regions={[]}
        hospitals={places.thousandHospitals}
        me={null}
      />
    ),
  },
  {
    name: 'hospitals-empty',
    title: 'Hospitals, none',
    draw: (setting) => <HospitalsMap {...setting} label="Hospitals near you" hospitals={[]} me={places.me} />,
  },
  ...countryEntries,
];
