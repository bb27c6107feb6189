import type { SEGMENT_FIELDS, SegmentKind } from '@/contract/segment-fields';
import type { segmentFormWords } from '@/i18n/messages/segment-form';

type FormWords = (typeof segmentFormWords)['en'];

/** How a field is filled in. */
type FieldInput =
  | 'text'
  /** "AV 9145": the airline and the number in one. */
  | 'flight'
  /** The code of an airport. */
  | 'airport'
  | 'day'
  /** A day and what clocks show there. */
  | 'moment';

/** One field of the form. */
export interface FormField {
  /** As the contract calls it. */
  name: string;
  label: keyof FormWords['field'];
  input: FieldInput;
  isRequired: boolean;
}

/** Fields that stand under one heading. */
export interface FormPart {
  /** Null for what the booking is called. */
  title: keyof FormWords['part'] | null;
  fields: readonly FormField[];
  /** What the fields of its place begin with: those that the form does not show are of no use once the place is another. */
  place: string | null;
}

type NameOf<Kind extends SegmentKind> = keyof (typeof SEGMENT_FIELDS)[Kind] & string;

/** The compiler asks the contract whether the kind has such a field. */
function partsOf<const Kind extends SegmentKind>(
  _kind: Kind,
  parts: readonly (Omit<FormPart, 'fields'> & {
    fields: readonly (Omit<FormField, 'name'> & { name: NameOf<Kind> })[];
  })[],
): readonly FormPart[] {
  return [...parts, BOOKING];
}

const must = (label: FormField['label'], input: FieldInput = 'text') =>
  ({ label, input, isRequired: true }) as const;
const may = (label: FormField['label'], input: FieldInput = 'text') =>
  ({ label, input, isRequired: false }) as const;

const BOOKING: FormPart = {
  title: null,
  place: null,
  fields: [{ name: 'confirmation_no', ...may('confirmation') }],
};

/** What a traveller writes of each kind: what the day asks for, and nothing that a desk knows better. */
export const FORM_PARTS: Readonly<Record<SegmentKind, readonly FormPart[]>> = {
  air: partsOf('air', [
    {
      title: null,
      place: null,
      fields: [
        { name: 'flight_number', ...must('flightNumber', 'flight') },
        { name: 'airline', ...may('airline') },
      ],
    },
    {
      title: 'departure',
      place: 'origin_',
      fields: [
        { name: 'origin', ...must('fromAirport', 'airport') },
        { name: 'departure_datetime', ...must('departure', 'moment') },
      ],
    },
    {
      title: 'arrival',
      place: 'destination_',
      fields: [
        { name: 'destination', ...must('toAirport', 'airport') },
        { name: 'arrival_datetime', ...may('arrival', 'moment') },
      ],
    },
  ]),
  hotel: partsOf('hotel', [
    {
      title: null,
      place: '',
      fields: [
        { name: 'hotel_name', ...must('hotelName') },
        { name: 'address1', ...may('address') },
        { name: 'city_name', ...may('city') },
      ],
    },
    {
      title: 'stay',
      place: null,
      fields: [
        { name: 'checkin_date', ...must('checkIn', 'day') },
        { name: 'checkout_date', ...must('checkOut', 'day') },
      ],
    },
  ]),
  rail: partsOf('rail', [
    {
      title: null,
      place: null,
      fields: [
        { name: 'train_number', ...may('trainNumber') },
        { name: 'rail_line', ...may('railway') },
      ],
    },
    {
      title: 'departure',
      place: 'origin_',
      fields: [
        { name: 'origin_name', ...must('fromStation') },
        { name: 'departure_datetime', ...must('departure', 'moment') },
      ],
    },
    {
      title: 'arrival',
      place: 'destination_',
      fields: [
        { name: 'destination_name', ...must('toStation') },
        { name: 'arrival_datetime', ...may('arrival', 'moment') },
      ],
    },
  ]),
  car: partsOf('car', [
    { title: null, place: null, fields: [{ name: 'car_company', ...must('carCompany') }] },
    {
      title: 'pickUp',
      place: 'pickup_',
      fields: [
        { name: 'pickup_address1', ...must('pickUpPlace') },
        { name: 'pickup_datetime', ...must('pickUp', 'moment') },
      ],
    },
    {
      title: 'giveBack',
      place: 'dropoff_',
      fields: [
        { name: 'dropoff_address1', ...may('giveBackPlace') },
        { name: 'dropoff_datetime', ...may('giveBack', 'moment') },
      ],
    },
  ]),
  activity: partsOf('activity', [
    {
      title: null,
      place: 'start_',
      fields: [
        { name: 'activity_name', ...must('activityName') },
        { name: 'start_name', ...may('place') },
      ],
    },
    {
      title: 'time',
      place: null,
      fields: [
        { name: 'start_datetime', ...must('begins', 'moment') },
        { name: 'end_datetime', ...may('ends', 'moment') },
      ],
    },
  ]),
  cruise: partsOf('cruise', [
    {
      title: null,
      place: null,
      fields: [
        { name: 'ship_name', ...must('ship') },
        { name: 'cruise_line', ...may('cruiseLine') },
      ],
    },
    {
      title: 'departure',
      place: 'origin_',
      fields: [
        { name: 'origin_name', ...must('fromHarbour') },
        { name: 'departure_datetime', ...must('departure', 'moment') },
      ],
    },
    {
      title: 'arrival',
      place: 'destination_',
      fields: [
        { name: 'destination_name', ...must('toHarbour') },
        { name: 'arrival_datetime', ...may('arrival', 'moment') },
      ],
    },
  ]),
};

/** In the order in which people ask for them. */
export const FORM_KINDS = ['air', 'hotel', 'rail', 'car', 'activity', 'cruise'] as const;

export const fieldsOf = (kind: SegmentKind): FormField[] => FORM_PARTS[kind].flatMap(({ fields }) => fields);
