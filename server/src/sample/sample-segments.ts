import type { WrittenSegment } from '@/contract/segment';
import { SegmentStatus } from '@/contract/segment';

import { calendarDay } from './sample-days';

export interface SampleSegment {
  slug: string;
  trip: string;
  /** Days are counted as those of its trip. */
  tell: (at: (day: number, time: string) => string, on: (day: number) => string) => WrittenSegment;
}

const station = <End extends 'origin' | 'destination'>(
  end: End,
  [code, name, city, country, lat, lng]: readonly [string, string, string, string, number, number],
) =>
  ({
    [end]: code,
    [`${end}_name`]: name,
    [`${end}_city_name`]: city,
    [`${end}_country`]: country,
    [`${end}_lat`]: lat,
    [`${end}_lng`]: lng,
  }) as Record<End, string>;

const YYZ = ['YYZ', 'Toronto Pearson', 'Toronto', 'CA', 43.6777, -79.6248] as const;
const BOG = ['BOG', 'El Dorado', 'Bogotá', 'CO', 4.7016, -74.1469] as const;
const LIM = ['LIM', 'Jorge Chávez', 'Lima', 'PE', -12.0219, -77.1143] as const;
const CUZ = ['CUZ', 'Alejandro Velasco Astete', 'Cusco', 'PE', -13.5357, -71.9388] as const;
const UIO = ['UIO', 'Mariscal Sucre', 'Quito', 'EC', -0.1292, -78.3575] as const;
const YVR = ['YVR', 'Vancouver', 'Vancouver', 'CA', 49.1947, -123.1792] as const;
const NRT = ['NRT', 'Narita', 'Tokyo', 'JP', 35.7653, 140.3856] as const;
const OLLANTAYTAMBO = ['OYT', 'Ollantaytambo', 'Ollantaytambo', 'PE', -13.2583, -72.2633] as const;
const MACHU_PICCHU = ['MPI', 'Machu Picchu', 'Aguas Calientes', 'PE', -13.1547, -72.5254] as const;
const TOKYO = ['TYO', 'Tokyo Station', 'Tokyo', 'JP', 35.6812, 139.7671] as const;
const KYOTO = ['KYT', 'Kyoto Station', 'Kyoto', 'JP', 34.9858, 135.7588] as const;
const MOMBASA = ['KEMBA', 'Mombasa, cruise terminal', 'Mombasa', 'KE', -4.0576, 39.6536] as const;
const YUL = ['YUL', 'Montréal-Trudeau', 'Montréal', 'CA', 45.4706, -73.7408] as const;
const CDG = ['CDG', 'Charles de Gaulle', 'Paris', 'FR', 49.0097, 2.5479] as const;
const AUSTERLITZ = ['PAZ', 'Paris-Austerlitz', 'Paris', 'FR', 48.8423, 2.3655] as const;
const NICE = ['NIC', 'Nice-Ville', 'Nice', 'FR', 43.7045, 7.2619] as const;
const ZANZIBAR = ['TZZNZ', 'Malindi harbour', 'Zanzibar', 'TZ', -6.1573, 39.1913] as const;

export const sampleSegments: SampleSegment[] = [
  {
    slug: 'toronto-bogota',
    trip: 'andes-field-work',
    tell: (at) => ({
      kind: 'air',
      ...station('origin', YYZ),
      ...station('destination', BOG),
      airline: 'Air Canada',
      iata_code: 'AC',
      flight_number: '7944',
      departure_datetime: at(-12, '09:10'),
      arrival_datetime: at(-12, '15:15'),
      confirmation_no: 'SAMPLE1',
      seats: ['17A'],
      status: SegmentStatus.Past,
    }),
  },
  {
    slug: 'hotel-bogota',
    trip: 'andes-field-work',
    tell: (_, on) => ({
      kind: 'hotel',
      hotel_name: 'Hotel Candelaria (sample)',
      address1: 'Calle 11 # 3-45',
      city_name: 'Bogotá',
      country: 'CO',
      lat: 4.5975,
      lng: -74.0721,
      checkin_date: on(-12),
      checkout_date: on(-5),
      confirmation_no: 'SAMPLE2',
      status: SegmentStatus.Past,
    }),
  },
  {
    slug: 'car-cali',
    trip: 'andes-field-work',
    tell: (at) => ({
      kind: 'car',
      car_company: 'Valle Rental (sample)',
      car_type: 'Four-wheel drive',
      pickup_address1: 'Alfonso Bonilla Aragón airport',
      pickup_city_name: 'Cali',
      pickup_country: 'CO',
      pickup_lat: 3.5432,
      pickup_lng: -76.3816,
      pickup_datetime: at(-5, '11:00'),
      dropoff_address1: 'Alfonso Bonilla Aragón airport',
      dropoff_city_name: 'Cali',
      dropoff_country: 'CO',
      dropoff_lat: 3.5432,
      dropoff_lng: -76.3816,
      dropoff_datetime: at(5, '08:00'),
      confirmation_no: 'SAMPLE3',
    }),
  },
  {
    slug: 'bogota-lima',
    trip: 'andes-field-work',
    tell: (at) => ({
      kind: 'air',
      ...station('origin', BOG),
      ...station('destination', LIM),
      airline: 'Avianca',
      iata_code: 'AV',
      flight_number: '9145',
      departure_datetime: at(5, '14:05'),
      departure_terminal: '1',
      departure_gate: 'A4',
      arrival_datetime: at(5, '17:15'),
      confirmation_no: 'SAMPLE4',
      seats: ['9C'],
    }),
  },
  {
    slug: 'lima-cusco',
    trip: 'andes-field-work',
    tell: (at) => ({
      kind: 'air',
      ...station('origin', LIM),
      ...station('destination', CUZ),
      airline: 'LATAM',
      iata_code: 'LA',
      flight_number: '9023',
      departure_datetime: at(5, '19:40'),
      departure_gate: '17',
      arrival_datetime: at(5, '21:05'),
      confirmation_no: 'SAMPLE4',
      seats: ['22F'],
    }),
  },
  {
    slug: 'hotel-cusco',
    trip: 'andes-field-work',
    tell: (at) => ({
      kind: 'hotel',
      hotel_name: 'Hostal San Blas (sample)',
      address1: 'Cuesta San Blas 12',
      city_name: 'Cusco',
      country: 'PE',
      lat: -13.5152,
      lng: -71.9752,
      checkin_date: at(5, '15:00'),
      checkout_date: at(13, '10:00'),
      confirmation_no: 'SAMPLE5',
    }),
  },
  {
    slug: 'train-machu-picchu',
    trip: 'andes-field-work',
    tell: (at) => ({
      kind: 'rail',
      ...station('origin', OLLANTAYTAMBO),
      ...station('destination', MACHU_PICCHU),
      rail_line: 'PeruRail',
      train_number: '9031',
      departure_datetime: at(9, '06:40'),
      arrival_datetime: at(9, '08:05'),
      confirmation_no: 'SAMPLE6',
      seats: ['B 14'],
    }),
  },
  {
    slug: 'guided-day',
    trip: 'andes-field-work',
    tell: (at) => ({
      kind: 'activity',
      activity_type: 'Guided tour',
      activity_name: 'Machu Picchu, circuit 2 (sample)',
      start_name: 'Main gate',
      start_city_name: 'Aguas Calientes',
      start_country: 'PE',
      start_lat: -13.1631,
      start_lng: -72.545,
      start_datetime: at(9, '10:00'),
      end_datetime: at(9, '12:30'),
      confirmation_no: 'SAMPLE7',
    }),
  },
  {
    slug: 'cusco-quito',
    trip: 'andes-field-work',
    tell: (at) => ({
      kind: 'air',
      ...station('origin', CUZ),
      ...station('destination', UIO),
      airline: 'LATAM',
      iata_code: 'LA',
      flight_number: '9455',
      departure_datetime: at(13, '13:20'),
      arrival_datetime: at(13, '16:45'),
      confirmation_no: 'SAMPLE8',
    }),
  },
  {
    slug: 'vancouver-tokyo',
    trip: 'kyoto-in-winter',
    // Over the date line: it lands on the day after.
    tell: (at) => ({
      kind: 'air',
      ...station('origin', YVR),
      ...station('destination', NRT),
      airline: 'Air Canada',
      iata_code: 'AC',
      flight_number: '7903',
      departure_datetime: at(53, '13:15'),
      departure_terminal: 'M',
      arrival_datetime: at(54, '16:30'),
      arrival_terminal: '1',
      confirmation_no: 'SAMPLE9',
    }),
  },
  {
    slug: 'tokyo-kyoto',
    trip: 'kyoto-in-winter',
    tell: (at) => ({
      kind: 'rail',
      ...station('origin', TOKYO),
      ...station('destination', KYOTO),
      rail_line: 'Tōkaidō Shinkansen',
      train_number: 'Hikari 643',
      departure_datetime: at(55, '09:03'),
      arrival_datetime: at(55, '11:41'),
      seats: ['8E'],
    }),
  },
  {
    slug: 'mombasa-zanzibar',
    trip: 'safari-and-coast',
    tell: (at) => ({
      kind: 'cruise',
      ...station('origin', MOMBASA),
      ...station('destination', ZANZIBAR),
      cruise_line: 'Coast Line (sample)',
      ship_name: 'Jahazi',
      departure_datetime: at(113, '20:00'),
      arrival_datetime: at(114, '07:30'),
      confirmation_no: 'SAMPLE10',
    }),
  },
  {
    slug: 'montreal-paris',
    trip: 'paris-and-nice',
    tell: (at) => ({
      kind: 'air',
      ...station('origin', YUL),
      ...station('destination', CDG),
      airline: 'Air Canada',
      iata_code: 'AC',
      flight_number: '7892',
      departure_datetime: at(-4, '18:30'),
      arrival_datetime: at(-3, '08:20'),
      confirmation_no: 'SAMPLE11',
    }),
  },
  {
    slug: 'night-train-nice',
    trip: 'paris-and-nice',
    // Clocks are changed while it is under way: the night is an hour longer or shorter than its times say.
    tell: (at) => ({
      kind: 'rail',
      ...station('origin', AUSTERLITZ),
      ...station('destination', NICE),
      rail_line: 'Intercités de nuit',
      train_number: '9773',
      departure_datetime: at(-1, '20:52'),
      arrival_datetime: at(0, '09:11'),
      confirmation_no: 'SAMPLE12',
      seats: ['5 42'],
    }),
  },
  {
    slug: 'hotel-nice',
    trip: 'paris-and-nice',
    tell: (at) => ({
      kind: 'hotel',
      hotel_name: 'Hôtel du Vieux Port (sample)',
      address1: 'Rue Cassini 45',
      city_name: 'Nice',
      country: 'FR',
      lat: 43.6995,
      lng: 7.2845,
      checkin_date: at(0, '14:00'),
      checkout_date: at(4, '10:00'),
      confirmation_no: 'SAMPLE13',
    }),
  },
];

/** Days and times as clocks there show them, counted from `today`. */
export function tellSegment({ tell }: SampleSegment, today: Date): WrittenSegment {
  return tell(
    (day, time) => `${calendarDay(today, day)}T${time}:00`,
    (day) => calendarDay(today, day),
  );
}
