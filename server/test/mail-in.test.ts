import { connect } from 'node:net';
import { once } from 'node:events';

import { createTransport } from 'nodemailer';

import { ItineraryMailAddress } from '@/contract/itinerary-mail';
import { TripSegments } from '@/contract/segment';
import type { Trip } from '@/contract/trip';

import { createKeyRing } from '../src/http/keys';
import { LIMITS } from '../src/itinerary/limits';
import { listenForMails, type MailListener, type MailTools } from '../src/mail-in/listen-for-mails';
import { readMailAddress, writeMailAddress } from '../src/resources/itinerary-mails/mail-address';
import { addTraveller, type Person } from './support/actors';
import { admin } from './support/admin';
import { aBookingMail, aHotelReservation } from './support/booking-mails';
import { readAs } from './support/read-as';
import { SAMPLE_MOMENT, TEST_SECRET } from './support/sample-moment';
import { startServiceAtWork, type ServiceAtWork } from './support/service-at-work';
import { TEST_CERTIFICATE, TEST_CERTIFICATE_KEY } from './support/test-certificate';

const DOMAIN = 'in.acme.example';
const keyRing = createKeyRing(TEST_SECRET);

describe('mails with bookings that come by SMTP', () => {
  let service: ServiceAtWork;
  let listener: MailListener;
  let traveller: Person;
  let outcomes: string[];
  let failures: unknown[];
  /** As if the database were away. */
  let isAway: boolean;

  const listen = (tls: { key: string; cert: string } | null = null) => {
    const { database } = service;
    const tools: MailTools = {
      database: {
        ...database,
        transaction: (work) =>
          isAway ? Promise.reject(new Error('the database is away')) : database.transaction(work),
      },
      keyRing,
      now: () => service.clock.now,
      count: (outcome) => outcomes.push(outcome),
      onFailure: (error) => failures.push(error),
    };
    return listenForMails({ host: '127.0.0.1', port: 0, domain: DOMAIN, tls }, tools);
  };

  beforeAll(async () => {
    service = await startServiceAtWork({ mailDomain: DOMAIN });
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    service.clock.now = new Date(SAMPLE_MOMENT);
    [outcomes, failures, isAway] = [[], [], false];
    await service.database.query('delete from itinerary_mails');
    listener = await listen();
    traveller = await addTraveller(service);
  });
  afterEach(() => listener.close());

  const addressOf = async (person = traveller) =>
    readAs(ItineraryMailAddress, await person.get('/api/v2/itinerary_mail_address')).address ?? '';
  /** By a real client over a real socket; gives the code with which it was refused. */
  const send = async (to: string | string[], message: Buffer, options: object = {}) => {
    const client = createTransport({ host: '127.0.0.1', port: listener.port, ignoreTLS: true, ...options });
    try {
      await client.sendMail({ envelope: { from: 'bookings@vendor.example', to }, raw: message });
      return 250;
    } catch (error) {
      return (error as { responseCode?: number }).responseCode ?? 0;
    } finally {
      client.close();
    }
  };
  const countKept = async () => (await service.database.query('select id from itinerary_mails')).length;
  const aBooking = () => aBookingMail(aHotelReservation());
  const listHotels = async (person: Person) => {
    const trips = (await person.get('/api/v1/trips')).json<Trip[]>();
    const lists = await Promise.all(
      trips.map(async ({ id }) => readAs(TripSegments, await person.get(`/api/v2/trips/${id}/segments`))),
    );
    return lists.flatMap(({ hotel_segments }) => hotel_segments);
  };

  it('become segments of the traveller whose address they were sent to, and of nobody else', async () => {
    const other = await addTraveller(service);
    expect(await send(await addressOf(), aBooking())).toBe(250);
    await service.background.run();
    expect(await listHotels(traveller)).toHaveLength(1);
    expect(await listHotels(other)).toEqual([]);
    expect(outcomes).toEqual(['accepted']);
  });

  it('are the same booking when they come again', async () => {
    for (const _time of [1, 2]) expect(await send(await addressOf(), aBooking())).toBe(250);
    await service.background.run();
    expect(await listHotels(traveller)).toHaveLength(1);
  });

  it('may be for several at once, whichever letters their addresses are written in', async () => {
    const other = await addTraveller(service);
    const to = [(await addressOf()).toUpperCase(), await addressOf(other)];
    expect(await send(to, aBooking())).toBe(250);
    await service.background.run();
    for (const person of [traveller, other]) expect(await listHotels(person)).toHaveLength(1);
  });

  it('are taken for no address elsewhere, none that was made up, and none of who is gone', async () => {
    const gone = await addTraveller(service);
    const address = await addressOf(gone);
    await admin(service.database, 'traveller', 'erase', gone.id, '--yes');
    const own = await addressOf();
    const forged = writeMailAddress(
      createKeyRing('another secret'),
      { travellerId: traveller.id, version: 0 },
      DOMAIN,
    );
    const wrong = [
      'somebody@elsewhere.example',
      `robin@${DOMAIN}`,
      own.replace(DOMAIN, 'elsewhere.example'),
      forged,
      address,
    ];
    for (const to of wrong) expect([to, await send(to, aBooking())]).toEqual([to, 550]);
    expect(await countKept()).toBe(0);
    expect(new Set(outcomes)).toEqual(new Set(['unknown']));
  });

  it('come to the new address alone once a traveller has taken another', async () => {
    const old = await addressOf();
    const { address } = readAs(ItineraryMailAddress, await traveller.post('/api/v2/itinerary_mail_address'));
    expect(address).not.toBe(old);
    expect(await addressOf()).toBe(address);
    expect(await send(old, aBooking())).toBe(550);
    expect(await send(address ?? '', aBooking())).toBe(250);
  });

  it('are refused for good where they are too large or empty', async () => {
    const to = await addressOf();
    const large = Buffer.concat([aBooking(), Buffer.alloc(LIMITS.messageBytes, 'a\r\n')]);
    expect(await send(to, large)).toBe(552);
    expect(
      await speak(['EHLO x', 'MAIL FROM:<a@b.example>', `RCPT TO:<${to}>`, 'DATA', '.', 'QUIT']),
    ).toContain('554');
    expect(await countKept()).toBe(0);
  });

  it('are to be sent again later while the database is away: what was not kept was not taken', async () => {
    isAway = true;
    expect(await send(await addressOf(), aBooking())).toBe(451);
    expect([outcomes, failures.length]).toEqual([['failed'], 1]);
    isAway = false;
    expect(await send(await addressOf(), aBooking())).toBe(250);
  });

  it('are held back where somebody floods an address, until the next hour', async () => {
    const to = await addressOf();
    const client = createTransport({ host: '127.0.0.1', port: listener.port, ignoreTLS: true, pool: true });
    const raw = Buffer.from('Subject: none\r\n\r\nNothing.\r\n');
    const envelope = { from: 'a@b.example', to };
    for (let count = 0; count < 100; count += 1) await client.sendMail({ envelope, raw });
    client.close();
    expect(await send(to, raw)).toBe(452);
    service.clock.now = new Date(service.clock.now.getTime() + 3_600_000);
    expect(await send(to, raw)).toBe(250);
  });

  it('come over TLS where the service has a certificate', async () => {
    await listener.close();
    listener = await listen({ key: TEST_CERTIFICATE_KEY, cert: TEST_CERTIFICATE });
    const overTls = {
      ignoreTLS: false,
      requireTLS: true,
      tls: { ca: TEST_CERTIFICATE, servername: 'localhost' },
    };
    expect(await send(await addressOf(), aBooking(), overTls)).toBe(250);
  });

  /** What is answered to these lines, each as it stands. */
  const speak = async (lines: string[]): Promise<string> => {
    const socket = connect(listener.port, '127.0.0.1');
    const heard: string[] = [];
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      heard.push(text);
      const next = lines.shift();
      if (next !== undefined) socket.write(`${next}\r\n`);
    });
    await once(socket, 'close');
    return heard.join('');
  };

  it('are no way for anybody to log in, to send on, or to ask who has an address', async () => {
    const told = await speak([
      'EHLO x',
      'AUTH PLAIN AGEAYg==',
      'VRFY robin',
      'EXPN all',
      'MAIL FROM:<a@b.example>',
      'RCPT TO:<victim@elsewhere.example>',
      'DATA',
      'QUIT',
    ]);
    expect(told).not.toMatch(/AUTH|STARTTLS/);
    expect(told).toContain('550');
    expect(await countKept()).toBe(0);
  });

  it('do not stop coming when others send what is no mail at all', async () => {
    const junk = [
      Buffer.alloc(40_000, 0xff).toString('latin1'),
      '\0'.repeat(500),
      'MAIL FROM:<'.repeat(2000),
    ];
    for (const line of junk) await speak([line, 'QUIT', 'QUIT', 'QUIT', 'QUIT']);
    expect(await send(await addressOf(), aBooking())).toBe(250);
  });
});

describe('the address of a traveller', () => {
  const owner = { travellerId: '0f0e0d0c-0b0a-4908-8706-050403020100', version: 7 };

  it('says whose it is to whoever has the secret, and changes with every letter', () => {
    const address = writeMailAddress(keyRing, owner, DOMAIN);
    expect(address).toMatch(/^[a-z2-7]{48}@in\.acme\.example$/);
    expect(readMailAddress(keyRing, address, DOMAIN)).toEqual(owner);
    for (let place = 0; place < 48; place += 1) {
      const letter = address[place] === 'a' ? 'b' : 'a';
      const changed = `${address.slice(0, place)}${letter}${address.slice(place + 1)}`;
      expect(readMailAddress(keyRing, changed, DOMAIN)).toBeNull();
    }
  });

  it.each(['', '@', `@${DOMAIN}`, 'a'.repeat(1000), `${'é'.repeat(48)}@${DOMAIN}`])(
    'is not "%s"',
    (address) => {
      expect(readMailAddress(keyRing, address, DOMAIN)).toBeNull();
    },
  );
});
