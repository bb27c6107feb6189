import { LEG_WIDTH, type PassLeg, readLegItems } from '@/contract/boarding-pass-items';
import type { SegmentFields } from '@/contract/segment-times';

import type { Booking, ReadMail, Unread } from './booking';
import { checkBooking } from './check-booking';
import { LIMITS } from './limits';
import { momentFields } from './moments';
import { isThing, listOf, textAt, thingAt, type Thing } from './thing';
import { readZipPart } from './zip-part';

const WHAT = 'pkpass';
/** Of the code of a pass that is for one flight: what stands before that flight. */
const CODE_HEAD = /^M1.{20}./;
const HEAD_WIDTH = 23;
/** What passes call the time at which a flight leaves; when one boards is another. */
const DEPARTURE_KEY = /^(?:scheduled|flight)?_?-?depart(?:s|ure)?(?:_?-?(?:time|date|datetime))?$/i;

const DEPARTURE = { local: 'departure_datetime', zone: 'departure_time_zone_id' };
const ARRIVAL = { local: 'arrival_datetime', zone: 'arrival_time_zone_id' };

/**
 * The flight of a wallet's pass (`.pkpass`), by what stands in it for machines: the code that is scanned at the gate, and what Apple calls its semantics. What
 * the two contradict each other in is left out, and told of. Its words for people are not read.
 */
export function readWalletPass(file: Uint8Array): ReadMail {
  const pass = readPart(file);
  if (pass === null) return nothing('unreadable');
  const boarding = thingAt(pass, 'boardingPass');
  const isFlight = textAt(boarding, 'transitType') === 'PKTransitTypeAir';
  // One that was taken back may have been issued anew, for the same flight or another.
  if (boarding === null || !isFlight || pass.voided === true) return nothing('unsupported');
  const shown = fieldsOf(boarding);
  const leg = readLeg(pass);
  const { fields, contradicted } = joinTold(codeFields(leg), semanticFields(semanticsOf(pass, shown)));
  const departure = departureFields(pass, shown, fields);
  const told: Booking = {
    kind: 'air',
    fields: { ...fields, ...departure },
    isCancelled: false,
    calendarId: null,
    said: { sequence: null, at: null },
  };
  const isOtherDay = leg !== null && !isOnDay(leg, told.fields.departure_datetime);
  const { booking, unread } = checkBooking(isOtherDay ? withoutDeparture(told) : told, WHAT);
  const wrong = [...contradicted, ...(isOtherDay ? ['departure_datetime'] : [])];
  const doubts: Unread[] = wrong.length > 0 ? [{ what: WHAT, reason: 'invalid_fields', fields: wrong }] : [];
  return { bookings: booking ? [booking] : [], unread: [...doubts, ...unread] };
}

const nothing = (reason: Unread['reason']): ReadMail => ({
  bookings: [],
  unread: [{ what: WHAT, reason, fields: [] }],
});

function readPart(file: Uint8Array): Thing | null {
  const part = readZipPart(file, 'pass.json', LIMITS.passBytes);
  try {
    const pass: unknown = part && JSON.parse(part.toString('utf8').replace(/^\u{feff}/u, ''));
    return isThing(pass) ? pass : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

const LISTS = ['headerFields', 'primaryFields', 'secondaryFields', 'auxiliaryFields', 'backFields'];

/** What it shows to people, each with a key and a value. */
const fieldsOf = (boarding: Thing): Thing[] =>
  LISTS.flatMap((list) => listOf(boarding[list]))
    .filter(isThing)
    .slice(0, LIMITS.passFields);

/** They stand beside the pass, or beside what it shows. What is told in two ways is not told. */
function semanticsOf(pass: Thing, shown: readonly Thing[]): Thing {
  const all = [pass, ...shown].map((each) => thingAt(each, 'semantics')).filter((each) => each !== null);
  const names = [...new Set(all.flatMap((each) => Object.keys(each)))];
  return Object.fromEntries(
    names.flatMap((name) => {
      const texts = new Set(all.flatMap((each) => textAt(each, name) ?? []));
      return texts.size === 1 ? [[name, [...texts][0]]] : [];
    }),
  );
}

function readLeg(pass: Thing): PassLeg | null {
  const codes = [...listOf(pass.barcodes), pass.barcode].filter(isThing);
  const message = codes.map(({ message: text }) => text).find((text) => typeof text === 'string');
  if (message === undefined || !CODE_HEAD.test(message) || message.length < HEAD_WIDTH + LEG_WIDTH)
    return null;
  return readLegItems(message.slice(HEAD_WIDTH, HEAD_WIDTH + LEG_WIDTH)).leg;
}

const codeFields = (leg: PassLeg | null): SegmentFields =>
  leg
    ? {
        confirmation_no: leg.bookingNumber,
        iata_code: leg.airline,
        flight_number: leg.flightNumber,
        origin: leg.from,
        destination: leg.to,
        // A child on a lap, or somebody who waits for a seat, has letters alone.
        seats: leg.seat !== null && /\d/.test(leg.seat) ? [leg.seat] : [],
      }
    : {};

function semanticFields(semantics: Thing): SegmentFields {
  const code = (name: string) => textAt(semantics, name)?.toUpperCase() ?? null;
  return {
    confirmation_no: code('confirmationNumber'),
    iata_code: code('airlineCode'),
    flight_number: code('flightNumber')?.replace(/^0+(?=.)/, '') ?? null,
    origin: code('departureAirportCode'),
    destination: code('destinationAirportCode'),
    departure_gate: textAt(semantics, 'departureGate'),
    departure_terminal: textAt(semantics, 'departureTerminal'),
    arrival_gate: textAt(semantics, 'destinationGate'),
    arrival_terminal: textAt(semantics, 'destinationTerminal'),
    ...momentFields(semantics, ['originalDepartureDate', 'currentDepartureDate'], DEPARTURE),
    ...momentFields(semantics, ['originalArrivalDate', 'currentArrivalDate'], ARRIVAL),
  };
}

function joinTold(one: SegmentFields, other: SegmentFields) {
  const isTold = (value: unknown) => value !== null && value !== undefined;
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const contradicted = names.filter(
    (name) => isTold(one[name]) && isTold(other[name]) && one[name] !== other[name],
  );
  const fields: SegmentFields = Object.fromEntries(
    names.filter((name) => !contradicted.includes(name)).map((name) => [name, one[name] ?? other[name]]),
  );
  return { fields, contradicted };
}

/**
 * Where its semantics are silent: when the pass is to be shown, if the time that it shows for the departure is just that one. Many airlines mean when one
 * boards instead.
 */
function departureFields(pass: Thing, shown: readonly Thing[], fields: SegmentFields): SegmentFields {
  if (fields.departure_datetime ?? fields.departure_datetime_utc) return {};
  const told = momentFields(pass, ['relevantDate'], DEPARTURE);
  const local = told.departure_datetime;
  const clock = typeof local === 'string' ? local.slice(11, 16) : '';
  const values = shown
    .filter((each) => DEPARTURE_KEY.test(textAt(each, 'key') ?? ''))
    .flatMap((each) => textAt(each, 'value') ?? []);
  const isSame = (value: string) =>
    value === clock ||
    momentFields({ value }, ['value'], DEPARTURE).departure_datetime_utc === told.departure_datetime_utc;
  return clock !== '' && told.departure_datetime_utc !== undefined && values.some(isSame) ? told : {};
}

/** The code tells the day of the year alone. What is not told is no contradiction. */
function isOnDay({ dayOfYear }: PassLeg, departure: unknown): boolean {
  if (dayOfYear === null || typeof departure !== 'string') return true;
  const day = Date.parse(`${departure.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(day)) return true;
  return new Date(Date.UTC(new Date(day).getUTCFullYear(), 0, dayOfYear)).getTime() === day;
}

const withoutDeparture = (booking: Booking): Booking => {
  const { departure_datetime: _local, departure_datetime_utc: _utc, ...fields } = booking.fields;
  return { ...booking, fields };
};
