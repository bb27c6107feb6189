import { NOTHING_TOLD } from '@/domain/about-me';
import { pinCountry } from '@/store/countries';
import { changeAboutMe } from '@/store/preferences';

import { COMPANY_ID } from '../../server/src/sample/sample-callers';
import { countryId } from '../../server/src/sample/sample-ids';
import { addTraveller, addTrip, type Person } from '../../server/test/support/actors';
import { createBackground, type Background } from '../../server/test/support/background';
import { aDestination, aTrip } from '../../server/test/support/builders';
import { publish, publishOutbreak, publishRule } from '../../server/test/support/publishing';
import { startPushStandIn, type PushStandIn } from '../../server/test/support/push-stand-in';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { ACTS, KNOWN } from '../support/act-of-kind';
import { startDevice, type Device } from '../support/device';
import { ALL_WELL, letPass } from '../support/traveller-actions';

const SEGMENTS = '/api/v2/trips/…/segments';
const TRIPS = '/api/v1/trips';

describe('a sync asks again only for what has changed', () => {
  let service: TestService;
  let pushes: PushStandIn;
  let background: Background;
  let person: Person;
  let device: Device;
  beforeAll(async () => {
    service = await startTestService();
    pushes = await startPushStandIn();
    background = createBackground(service, pushes);
  });
  beforeEach(async () => {
    letPass(service, 3600);
    person = await addTraveller(service);
    const destinations = [
      aDestination({ country_code: 'JP', entry_date: '2026-06-01', exit_date: '2026-09-30' }),
    ];
    await addTrip(person, aTrip({ destinations }));
    device = await startDevice(service, { key: person.key });
    expect(await device.engine.sync()).toEqual(ALL_WELL);
  });
  afterEach(() => device.close());
  afterAll(async () => {
    await pushes.close();
    await service.close();
  });

  /** The paths that a sync asks for after this, without ids. */
  async function askedAfter(deed: () => Promise<unknown>): Promise<string[]> {
    letPass(service, 60);
    await deed();
    await background.run();
    device.network.seen.length = 0;
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    return device.network.seen
      .map(({ path }) => path.replace(/\?.*/, '').replaceAll(/[0-9a-f-]{36}/g, '…'))
      .sort();
  }
  const nothing = async () => undefined;

  it('one request where nothing has, and a kilobyte with all its headers', async () => {
    // What is younger than a minute is told once more.
    await askedAfter(nothing);
    await askedAfter(nothing);
    device.network.bytes = 0;
    expect(await askedAfter(nothing)).toEqual([TRIPS]);
    expect(device.network.bytes).toBeLessThan(1024);
  });

  it('the requests for help and what is said about them after one was made', async () => {
    const asking = () => person.post('/api/v2/issues', { issue: { type: 99 } });
    expect(await askedAfter(asking)).toEqual([TRIPS, '/api/v2/conversations', '/api/v2/issues']);
  });

  it('one request in Japan after an alert in Peru', async () => {
    expect(await askedAfter(() => publish(service, { country_ids: ['PE'] }))).toEqual([TRIPS]);
  });

  it('the alerts of the trip and the messages after an alert in Japan, and then nothing more', async () => {
    expect(await askedAfter(() => publish(service, { country_ids: ['JP'] }))).toEqual([
      TRIPS,
      `${TRIPS}/…/alerts`,
      '/api/v2/notifications',
    ]);
    expect(await askedAfter(nothing)).toEqual([TRIPS]);
  });

  it('the rules of Japan and the messages after a rule in Japan, and nothing after one in Peru', async () => {
    expect(await askedAfter(() => publishRule(service, { origin_country_id: 'JP' }))).toEqual([
      TRIPS,
      '/api/v2/countries/…/entry_requirements',
      '/api/v2/countries/…/travel_restrictions',
      '/api/v2/notifications',
    ]);
    expect(await askedAfter(() => publishRule(service, { origin_country_id: 'PE' }))).toEqual([TRIPS]);
  });

  it('the outbreaks of Japan after one in Japan, and nothing after one in Peru', async () => {
    expect(await askedAfter(() => publishOutbreak(service, { country_id: 'JP' }))).toEqual([
      TRIPS,
      '/api/v2/countries/…/disease_outbreaks',
    ]);
    expect(await askedAfter(() => publishOutbreak(service, { country_id: 'PE' }))).toEqual([TRIPS]);
  });

  it('for nothing, and tells nobody in any address, header or body, after they said who they are', async () => {
    const secrets = ['nationality-of-mine', 'residence-of-mine', 'vaccination-of-mine'] as const;
    const [nationality, residence, vaccination] = secrets;
    const aboutMe = { ...NOTHING_TOLD, nationality, residence, vaccinations: [vaccination] };
    const saying = () =>
      device.store.database.write('user', (transaction) => changeAboutMe(transaction, () => aboutMe));
    await askedAfter(nothing);
    device.network.written.length = 0;
    expect(await askedAfter(saying)).toEqual([TRIPS]);
    expect(device.network.seen.filter(({ method }) => method !== 'GET')).toEqual([]);
    // Nor with anything else that is told: one of each kind.
    const issue = (await person.post('/api/v2/issues', { issue: { type: 99 } })).json<{ id: string }>();
    const [trip] = (await person.get(TRIPS)).json<{ id: string }[]>();
    const known = { ...KNOWN, issueId: issue.id, tripId: trip?.id ?? '' };
    await device.engine.sync();
    for (const act of Object.values(ACTS)) {
      await device.store.database.write('user', (transaction) => act(transaction, known, 1, device.context));
      await device.engine.sync();
    }
    expect(device.network.seen.filter(({ method }) => method !== 'GET').length).toBeGreaterThan(5);
    for (const secret of secrets) expect(device.network.written.join('\n')).not.toContain(secret);
  });

  it('the messages after a message', async () => {
    const asking = () =>
      service
        .as('demo-company')
        .post(`/api/v2/org/${COMPANY_ID}/check_in_requests`, { check_in_request: { user_ids: [person.id] } });
    expect(await askedAfter(asking)).toEqual([TRIPS, '/api/v2/check_in_requests', '/api/v2/notifications']);
    const [message] = (await person.get('/api/v2/notifications')).json<{ id: string }[]>();
    const reading = () => person.put(`/api/v2/notifications/${message?.id}/mark_read`);
    expect(await askedAfter(reading)).toEqual([TRIPS, '/api/v2/notifications']);
  });

  it('what belongs to trips after a trip was changed', async () => {
    const other = await addTrip(person, aTrip({ destinations: [aDestination({ country_code: 'NO' })] }));
    await device.engine.sync();
    const moving = () =>
      person.put(`${TRIPS}/${other.id}`, {
        trip: aTrip({ destinations: [aDestination({ country_code: 'NO', exit_date: '2026-09-20' })] }),
      });
    expect(await askedAfter(moving)).toEqual([
      TRIPS,
      ...['advisories', 'alerts', 'hospitals'].flatMap((what) => [
        `${TRIPS}/…/${what}`,
        `${TRIPS}/…/${what}`,
      ]),
      SEGMENTS,
      SEGMENTS,
    ]);
  });

  it('what is booked after a booking', async () => {
    const [trip] = (await person.get(TRIPS)).json<{ id: string }[]>();
    const booking = () =>
      person.put(`/api/v2/trips/${trip?.id}/segments/5b1c7c1e-0a51-4f0e-9d3e-6f3f2f0f7a11`, {
        segment: { kind: 'hotel', hotel_name: 'Ryokan', country: 'JP', checkin_date: '2026-09-10' },
      });
    expect(await askedAfter(booking)).toContain(SEGMENTS);
  });

  it('of a country that is pinned only what is new there', async () => {
    await device.store.database.write('user', (transaction) =>
      pinCountry(transaction, countryId('PE'), true),
    );
    await device.engine.sync();
    expect(await askedAfter(nothing)).toEqual([TRIPS]);
    expect(await askedAfter(() => publish(service, { country_ids: ['PE'] }))).toEqual([
      '/api/v1/countries/…/alerts',
      TRIPS,
    ]);
  });

  it('again for what failed, whatever the service says of it', async () => {
    device.network.fault = ({ path }) =>
      path.endsWith('/alerts?all=1') ? { kind: 'status', status: 500 } : null;
    letPass(service, 60);
    await publish(service, { country_ids: ['JP'] });
    await background.run();
    expect(await device.engine.sync()).toMatchObject({ failed: 1 });
    device.network.fault = () => null;
    expect(await askedAfter(nothing)).toEqual([TRIPS, `${TRIPS}/…/alerts`]);
  });

  it('for everything once a day, since some of it changes with the day', async () => {
    letPass(service, 25 * 3600);
    expect((await askedAfter(nothing)).length).toBeGreaterThan(10);
    expect(await askedAfter(nothing)).toEqual([TRIPS]);
  });

  function letServiceTell(revision: (told: string) => string) {
    device.network.fault = () => ({
      kind: 'replace',
      with: (answer) => {
        const headers = new Headers(answer.headers);
        headers.set('data-revision', revision(headers.get('data-revision') ?? ''));
        return { ...answer, headers };
      },
    });
  }

  it('for everything of a service that tells no topics', async () => {
    letServiceTell(() => '7.42');
    expect((await askedAfter(nothing)).length).toBeGreaterThan(10);
  });

  it('for whatever of a country an older service does not tell', async () => {
    letServiceTell((told) => told.replaceAll(/([A-Z]{2}=\d+\.\d+\.\d+)[.\d]*/g, '$1'));
    const hospitals = `${TRIPS}/…/hospitals`;
    const alert = () => publish(service, { country_ids: ['JP'] });
    expect(await askedAfter(alert)).toContain(hospitals);
    const asked = await askedAfter(alert);
    expect(asked).toContain(hospitals);
    expect(asked).not.toContain(`${TRIPS}/…/advisories`);
  });
});
