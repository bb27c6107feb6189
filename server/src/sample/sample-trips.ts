import { TripActivity, TripType } from '@/contract/trip';

import { nextClockChange } from './sample-days';
import type { CountryCode } from './sample-types';

interface SampleStop {
  country: CountryCode;
  /** Days from the day the service starts, or from the change of clocks. */
  entry: number;
  exit: number;
  places: { friendly_name: string; latitude: number; longitude: number }[];
}

export interface SampleTrip {
  slug: string;
  traveller: string;
  name: string;
  trip_type: number;
  activities: number[];
  muted: boolean;
  /** Days from the day the service starts; null while the trip stands. */
  removed: number | null;
  /** Of a trip during which clocks there are changed: its days are counted from that night. */
  clocksOf?: string;
  stops: SampleStop[];
}

/** Trips before that are under way. */
const LEAST_DAYS_AHEAD = 25;

/** The day from which those of a trip are counted. */
export const dayNull = ({ clocksOf }: SampleTrip, today: Date): Date =>
  clocksOf === undefined ? today : nextClockChange(clocksOf, today, LEAST_DAYS_AHEAD);

const place = (friendly_name: string, latitude: number, longitude: number) => ({
  friendly_name,
  latitude,
  longitude,
});

export const sampleTrips: SampleTrip[] = [
  {
    slug: 'andes-field-work',
    traveller: 'demo-traveller',
    name: 'Andes field work',
    trip_type: TripType.Business,
    activities: [TripActivity.Hiking, TripActivity.HumanitarianWork, TripActivity.RoadTrip],
    muted: false,
    removed: null,
    stops: [
      {
        country: 'CO',
        entry: -12,
        exit: 5,
        places: [
          place('Bogotá', 4.711, -74.0721),
          place('Cali', 3.4516, -76.532),
          place('Popayán', 2.4448, -76.6147),
        ],
      },
      {
        country: 'PE',
        entry: 5,
        exit: 13,
        places: [place('Lima', -12.0464, -77.0428), place('Cusco', -13.532, -71.9675)],
      },
      { country: 'EC', entry: 13, exit: 19, places: [place('Quito', -0.1807, -78.4678)] },
    ],
  },
  {
    slug: 'bangkok-and-hanoi',
    traveller: 'demo-traveller',
    name: 'Bangkok and Hanoi',
    trip_type: TripType.Business,
    activities: [TripActivity.Food, TripActivity.Shopping],
    muted: true,
    removed: null,
    stops: [
      { country: 'TH', entry: 25, exit: 32, places: [place('Bangkok', 13.7563, 100.5018)] },
      { country: 'VN', entry: 32, exit: 40, places: [place('Hanoi', 21.0285, 105.8542)] },
    ],
  },
  {
    slug: 'kyoto-in-winter',
    traveller: 'demo-traveller',
    name: 'Kyoto in winter',
    trip_type: TripType.Holiday,
    activities: [TripActivity.SiteSeeing, TripActivity.Museums, TripActivity.Food, TripActivity.Photography],
    muted: false,
    removed: null,
    stops: [
      {
        country: 'JP',
        entry: 54,
        exit: 67,
        places: [place('Kyoto', 35.0116, 135.7681), place('Tokyo', 35.6762, 139.6503)],
      },
    ],
  },
  {
    slug: 'safari-and-coast',
    traveller: 'demo-traveller',
    name: 'Safari & coast',
    trip_type: TripType.Holiday,
    activities: [TripActivity.Safari, TripActivity.BeachAndSun, TripActivity.Snorkeling],
    muted: false,
    removed: null,
    stops: [
      {
        country: 'KE',
        entry: 107,
        exit: 114,
        places: [place('Nairobi', -1.2921, 36.8219), place('Masai Mara', -1.4061, 35.0081)],
      },
      { country: 'TZ', entry: 114, exit: 121, places: [place('Zanzibar', -6.1659, 39.2026)] },
    ],
  },
  {
    slug: 'paris-and-nice',
    traveller: 'demo-traveller',
    name: 'Paris and Nice',
    trip_type: TripType.Holiday,
    activities: [TripActivity.Food, TripActivity.SiteSeeing],
    muted: false,
    removed: null,
    clocksOf: 'Europe/Paris',
    stops: [
      {
        country: 'FR',
        entry: -3,
        exit: 4,
        places: [place('Paris', 48.8566, 2.3522), place('Nice', 43.7102, 7.262)],
      },
    ],
  },
  {
    slug: 'lisbon',
    traveller: 'demo-traveller',
    name: 'Lisbon',
    trip_type: TripType.Holiday,
    activities: [TripActivity.SiteSeeing, TripActivity.Food],
    muted: false,
    removed: null,
    stops: [{ country: 'PT', entry: -73, exit: -67, places: [place('Lisbon', 38.7223, -9.1393)] }],
  },
  {
    slug: 'istanbul-cancelled',
    traveller: 'demo-traveller',
    name: 'Istanbul',
    trip_type: TripType.Business,
    activities: [],
    muted: false,
    removed: -9,
    stops: [{ country: 'TR', entry: 20, exit: 23, places: [place('Istanbul', 41.0082, 28.9784)] }],
  },
  {
    slug: 'provence-and-liguria',
    traveller: 'demo-traveller-2',
    name: 'Provence and Liguria',
    trip_type: TripType.Holiday,
    activities: [TripActivity.Bicycling, TripActivity.Food],
    muted: false,
    removed: null,
    stops: [
      { country: 'FR', entry: -4, exit: 3, places: [place('Marseille', 43.2965, 5.3698)] },
      { country: 'IT', entry: 3, exit: 9, places: [place('Genoa', 44.4056, 8.9463)] },
    ],
  },
  {
    slug: 'mexico-city',
    traveller: 'demo-traveller-2',
    name: 'Mexico City',
    trip_type: TripType.Business,
    activities: [TripActivity.Museums],
    muted: false,
    removed: null,
    stops: [{ country: 'MX', entry: 40, exit: 47, places: [place('Mexico City', 19.4326, -99.1332)] }],
  },
];
