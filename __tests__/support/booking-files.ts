import { zipSync } from './zip';

const toBytes = (text: string, encoding: BufferEncoding = 'utf8') =>
  Uint8Array.from(Buffer.from(text, encoding));

/** A table for dinner, as a restaurant sends it. */
export const aCalendarFile = (summary = 'Dinner at Andrés') =>
  toBytes(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//vendor.example//EN',
      'BEGIN:VEVENT',
      'UID:table-7@vendor.example',
      'DTSTAMP:20260801T080000Z',
      'DTSTART;TZID=America/Bogota:20260904T190000',
      'DTEND;TZID=America/Bogota:20260904T213000',
      `SUMMARY:${summary}`,
      'GEO:4.8617;-74.0536',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );

/** With a letter that no UTF-8 has as it stands there. */
export const aMailFile = () =>
  toBytes(
    [
      'Received: from vendor.example',
      'From: bookings@vendor.example',
      'Subject: Your booking',
      'Content-Type: text/plain; charset=iso-8859-1',
      'Content-Transfer-Encoding: 8bit',
      '',
      'Dinner at Andr\u00e9s',
      '',
    ].join('\r\n'),
    'latin1',
  );

/** A pass of a phone's wallet. */
export const aPassFile = (pass: object = {}) =>
  zipSync({ 'icon.png': toBytes('no picture'), 'pass.json': toBytes(JSON.stringify(pass)) });
