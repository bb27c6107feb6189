import { toReadOutcome } from '@/domain/booking-file/read-outcome';
import { tellKind } from '@/domain/booking-file/tell-kind';
import { toMail } from '@/domain/booking-file/to-mail';
import type { ItineraryMailAction } from '@/contract/itinerary-mail';

import { readMessage } from '../../server/src/itinerary/read-message';
import { aCalendarFile, aMailFile, aPassFile } from '../support/booking-files';
import { zipSync } from '../support/zip';

const toBytes = (text: string) => new TextEncoder().encode(text);
const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe('a file with bookings', () => {
  it.each([
    ['mail', aMailFile()],
    ['mail', toBytes('Delivered-To: me@example.org\nSubject: folded\n lines\n\nHello')],
    ['calendar', aCalendarFile()],
    ['calendar', toBytes('\u{feff}begin:vcalendar\nEND:VCALENDAR')],
    ['pass', aPassFile()],
  ])('is told to be a %s by what is in it', (kind, bytes) => {
    expect(tellKind(bytes)).toBe(kind);
  });

  it.each([
    ['nothing', toBytes('')],
    ['a page of notes', toBytes('Hotel: San Blas\nRoom: 4\n\nNice view')],
    ['a mail without an end to its headers', toBytes('From: me@example.org')],
    ['a web page', toBytes('<!doctype html><p>From: you</p>')],
    ['a PDF', toBytes('%PDF-1.7\nFrom: you\n\n')],
    ['another archive', zipSync({ 'word/document.xml': toBytes('<w/>') })],
  ])('is none that could be read where it is %s', (_what, bytes) => {
    expect(tellKind(bytes)).toBeNull();
  });

  it('goes as it is where it is a mail, to the byte', () => {
    const bytes = aMailFile();
    expect(toMail({ kind: 'mail', name: 'any.eml', bytes })).toBe(bytes);
  });

  it('goes as the attachment of a mail otherwise, which the service reads as it was', async () => {
    const bytes = aCalendarFile('Dinner at Andrés, with friends');
    const mail = toMail({ kind: 'calendar', name: 'table.ics', bytes });
    const parts = await readMessage(mail);
    const written = Buffer.from(bytes).toString().replaceAll('\r\n', '\n');
    expect(parts).toMatchObject({ calendars: [written], writtenAt: null });
  });

  it('has lines that every mail server takes', () => {
    const mail = toMail({ kind: 'pass', name: 'é'.repeat(300), bytes: new Uint8Array(5000).fill(255) });
    const lines = toText(mail).split('\r\n');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(100);
    expect(lines.every((line) => /^[ -~]*$/.test(line))).toBe(true);
    expect(toText(mail)).toContain('filename="booking.pkpass"');
  });

  it('adds no header, whatever it is called', () => {
    const name = 'a.ics\r\nBcc: everybody@example.org\r\n\r\n--=_booking_=';
    const mail = toText(toMail({ kind: 'calendar', name, bytes: aCalendarFile() }));
    expect(mail).not.toContain('Bcc');
    expect(mail.split('--=_booking_=')).toHaveLength(3);
    const subject = mail.split('\r\n\r\n')[0]?.match(/=\?UTF-8\?B\?([^?]*)\?=/g) ?? [];
    const said = subject.map((word) => Buffer.from(word.slice(10, -2), 'base64').toString()).join('');
    expect(said).toBe(name);
  });

  it('is told of by what is new in it, and by what nobody has read yet', () => {
    const outcome = (status: 'read' | 'partly_read' | 'not_understood', ...actions: ItineraryMailAction[]) =>
      toReadOutcome({
        status,
        segments: actions.map((action, index) => ({
          kind: 'air',
          segment_id: `${index}`,
          trip_id: action === 'added' ? 'one' : 'other',
          action,
        })),
      });
    expect(outcome('read', 'unchanged', 'added', 'added')).toEqual({
      most: { action: 'added', count: 2 },
      isLeft: false,
      tripIds: ['other', 'one'],
    });
    expect(outcome('partly_read', 'cancelled', 'updated')).toMatchObject({
      most: { action: 'updated', count: 1 },
      isLeft: true,
    });
    expect(outcome('read', 'unchanged').most).toEqual({ action: 'unchanged', count: 1 });
    expect(outcome('not_understood')).toEqual({ most: null, isLeft: true, tripIds: [] });
  });
});
