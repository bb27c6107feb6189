/** What a test writes into the code of a pass; what it does not name is that of AV 9145 from Bogotá on the 2nd of April. */
interface WrittenLeg {
  bookingNumber?: string;
  from?: string;
  to?: string;
  airline?: string;
  flightNumber?: string;
  dayOfYear?: number;
  cabin?: string;
  seat?: string;
  sequence?: string;
  /** What the airline adds. */
  more?: string;
}

const filled = (text: string, width: number) => text.padEnd(width).slice(0, width);
const zeros = (text: string, width: number) => text.padStart(width, '0');

function writeLeg(leg: WrittenLeg): string {
  const { bookingNumber = 'K7Q2MD', from = 'BOG', to = 'LIM', airline = 'AV', flightNumber = '9145' } = leg;
  const { dayOfYear = 92, cabin = 'Y', seat = '9C', sequence = '25', more = '' } = leg;
  return [
    filled(bookingNumber, 7),
    filled(from, 3),
    filled(to, 3),
    filled(airline, 3),
    filled(zeros(flightNumber, 4), 5),
    zeros(String(dayOfYear), 3),
    cabin,
    filled(/^\d/.test(seat) ? zeros(seat, 4) : seat, 4),
    filled(zeros(sequence, 4), 5),
    '1',
    zeros(more.length.toString(16).toUpperCase(), 2),
    more,
  ].join('');
}

/** As an airline would write it, by the widths of the standard. */
export function aPassCode(legs: readonly WrittenLeg[] = [{}], name = 'DESMARAIS/LUC', end = ''): string {
  return `M${legs.length}${filled(name, 20)}E${legs.map(writeLeg).join('')}${end}`;
}
