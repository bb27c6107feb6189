import type { Segment, SegmentInput } from '@/contract/segment';

/** As the service tells it, or as its traveller writes it. */
type Named = Segment | SegmentInput;
type Text = string | null | undefined;
type Words = readonly Text[];

/** What people call it: "Avianca AV 9145", the hotel, the train, the ship. Empty where it tells none of it. */
export function toSegmentName(segment: Named): string {
  return joined(nameWords(segment)) || joined(placesOf(segment)) || (segment.confirmation_no ?? '');
}

/** "BOG → LIM" of a flight, "Cali → Popayán" of a train or a ship; empty where both are not told. */
export function toWayName(ride: Extract<Segment, { kind: 'air' | 'cruise' | 'rail' }>): string {
  const ends = [
    [ride.origin, ride.origin_city_name ?? ride.origin_name],
    [ride.destination, ride.destination_city_name ?? ride.destination_name],
  ].map(([code, name]) => (ride.kind === 'air' ? (code ?? name) : (name ?? code)));
  return ends.every(Boolean) ? ends.join(' → ') : '';
}

/** "AV 9145", as on a boarding pass; empty where neither is told. */
export function toFlightNumber({
  iata_code,
  flight_number,
}: {
  iata_code?: Text;
  flight_number?: Text;
}): string {
  return joined([iata_code, flight_number]);
}

/** Whatever else somebody may look for it by. */
export function toSegmentWords(segment: Segment): string {
  const more = segment.kind === 'air' ? [`${segment.iata_code ?? ''}${segment.flight_number ?? ''}`] : [];
  return joined([segment.confirmation_no, ...nameWords(segment), ...more, ...placesOf(segment)]);
}

/** The countries that it is in or leads between. */
export function toSegmentCountries(segment: Segment): string {
  return joined(countriesOf(segment).filter((code, index, all) => all.indexOf(code) === index));
}

function nameWords(segment: Named): Words {
  switch (segment.kind) {
    case 'activity':
      return [segment.activity_name ?? segment.activity_type];
    case 'air':
      return [segment.airline ?? segment.normalized_airline, toFlightNumber(segment)];
    case 'car':
      return [segment.car_company ?? segment.normalized_car_company];
    case 'cruise':
      return [segment.cruise_line, segment.ship_name];
    case 'hotel':
      return [segment.hotel_name];
    case 'rail':
      return [segment.rail_line, segment.train_number];
  }
}

function placesOf(segment: Named): Words {
  switch (segment.kind) {
    case 'activity':
      return [segment.start_name, segment.start_city_name];
    case 'car':
      return [segment.pickup_city_name, segment.dropoff_city_name];
    case 'hotel':
      return [segment.city_name];
    case 'air':
    case 'cruise':
    case 'rail':
      return [
        segment.origin,
        segment.origin_city_name ?? segment.origin_name,
        segment.destination,
        segment.destination_city_name ?? segment.destination_name,
      ];
  }
}

function countriesOf(segment: Segment): Words {
  switch (segment.kind) {
    case 'activity':
      return [segment.start_country, segment.end_country];
    case 'car':
      return [segment.pickup_country, segment.dropoff_country];
    case 'hotel':
      return [segment.country];
    case 'air':
    case 'cruise':
    case 'rail':
      return [segment.origin_country, segment.destination_country];
  }
}

const joined = (words: Words) => words.filter(Boolean).join(' ');
