import { CheckInStatus } from '@/contract/check-in';
import { Issue, IssueType } from '@/contract/issue';
import { RoleType } from '@/contract/role';

import { addCompany, addDoctor, addTraveller, addTrip, addUser, type Person } from './support/actors';
import { aDestination, aTrip } from './support/builders';
import { readAs } from './support/read-as';
import { startServiceAtWork, type ServiceAtWork } from './support/service-at-work';
import type { Caller } from './support/test-service';

const BOGOTA = { latitude: 4.711, longitude: -74.0721 };

describe('where somebody is who asked for help', () => {
  let service: ServiceAtWork;
  let company: Person;
  let traveller: Person;
  let agent: Person;
  beforeAll(async () => {
    service = await startServiceAtWork();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    company = await addCompany(service);
    traveller = await addTraveller(service, company.key);
    agent = await addUser(service, company.id, RoleType.OrganizationAdmin);
  });

  const later = (seconds: number) => {
    service.clock.now = new Date(service.clock.now.getTime() + seconds * 1000);
  };
  const day = (days: number) =>
    new Date(service.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const say = (place: object, status: number = CheckInStatus.Help) =>
    traveller.post('/api/v2/check_ins', {
      check_in: {
        checkin_at: Math.floor(service.clock.now.getTime() / 1000),
        ...place,
        status,
        device_token: 'token-of-the-phone',
      },
    });
  const open = async (type: IssueType = IssueType.LostPassport) =>
    readAs(Issue, await traveller.post('/api/v2/issues', { issue: { type, country_code: 'CO' } }));
  const seen = async (id: string, who: Caller = agent) =>
    readAs(Issue, await who.get(`/api/v2/issues/${id}`)).whereabouts;

  it('is told to those who help, by their own last word, with the trip on which they asked', async () => {
    const trip = await addTrip(
      traveller,
      aTrip({ destinations: [aDestination({ country_code: 'CO', entry_date: day(-2), exit_date: day(5) })] }),
    );
    await say(BOGOTA);
    const { id } = await open();
    expect(await seen(id)).toMatchObject({
      position: { lat: 4.711, lng: -74.0721 },
      trip: { id: trip.id, name: trip.name, destinations: [{ country_code: 'CO' }] },
    });
    later(60);
    await say({ latitude: 4.65, longitude: -74.1 }, CheckInStatus.Safe);
    later(60);
    // What a phone reports by itself is nobody’s word.
    await say({ latitude: 5, longitude: -75 }, CheckInStatus.Unreported);
    expect(await seen(id)).toMatchObject({ position: { lat: 4.65, lng: -74.1 } });
  });

  it('is their last word by when it was heard, where the clock of another device is ahead', async () => {
    const now = () => Math.floor(service.clock.now.getTime() / 1000);
    await say({ ...BOGOTA, checkin_at: now() + 7 * 3600 });
    later(3600);
    await say({ latitude: 4.65, longitude: -74.1 });
    const { id } = await open();
    expect(await seen(id)).toMatchObject({ position: { lat: 4.65, lng: -74.1 } });
    // Said years ahead, and long ago.
    await say({ latitude: 5, longitude: -75, checkin_at: now() + 400 * 86_400 });
    later(3 * 86_400);
    expect(await seen((await open(IssueType.Legal)).id)).toMatchObject({ position: null });
  });

  it('is nothing where they said nothing lately, and are on no trip', async () => {
    await say(BOGOTA, CheckInStatus.Safe);
    later(3 * 86_400);
    const { id } = await open();
    expect(await seen(id)).toEqual({ position: null, trip: null, phone_number: null });
  });

  it('is told to nobody else, and to nobody when the request is at its end', async () => {
    await say(BOGOTA);
    const { id } = await open();
    expect(await seen(id, traveller)).toBeNull();
    const ofCompany = await company.get(`/api/v2/org/${company.id}/issues/${id}`);
    expect(readAs(Issue, ofCompany).whereabouts).toBeNull();
    const stranger = await addUser(service, (await addCompany(service)).id, RoleType.OrganizationAdmin);
    expect((await stranger.get(`/api/v2/issues/${id}`)).status).toBe(404);
    expect(JSON.stringify((await stranger.get('/api/v2/issues?all=1')).json())).not.toContain('4.711');
    await agent.post(`/api/v2/issues/${id}/close`);
    expect(await seen(id)).toBeNull();
  });

  it('is told to the one doctor who has claimed it, not to all of the country', async () => {
    const [doctor, colleague] = [await addDoctor(service), await addDoctor(service)];
    await say(BOGOTA);
    const { id } = await open(IssueType.SelfHelpMedical);
    expect([await seen(id, doctor), await seen(id, colleague)]).toEqual([null, null]);
    await doctor.post(`/api/v2/issues/${id}/claim`);
    expect(await seen(id, doctor)).toMatchObject({ position: { lat: 4.711 } });
    expect((await colleague.get(`/api/v2/issues/${id}`)).status).toBe(404);
  });

  it('is news to those who help when the trip changes that they see, and to nobody when nothing is open', async () => {
    const issuesOf = async (who: Caller) => {
      await service.background.run();
      const { headers } = await who.get('/api/v1/trips?since=2000000000', { 'data-topics': '*' });
      return /issues=\d+/.exec(headers['data-revision'] ?? '')?.[0];
    };
    const destinations = [aDestination({ country_code: 'CO', entry_date: day(-2), exit_date: day(5) })];
    const { id } = await open();
    const stranger = await addUser(service, (await addCompany(service)).id, RoleType.OrganizationAdmin);
    const untold = await issuesOf(stranger);
    const moves = async (change: () => Promise<unknown>) => {
      const before = await issuesOf(agent);
      await change();
      return (await issuesOf(agent)) !== before;
    };
    const trip = await addTrip(traveller, aTrip({ name: 'Bogotá', destinations }));
    expect(await seen(id)).toMatchObject({ trip: { name: 'Bogotá' } });
    const rename = (name: string) =>
      traveller.put(`/api/v1/trips/${trip.id}`, { trip: aTrip({ name, destinations }) });
    expect(await moves(() => rename('Medellín'))).toBe(true);
    expect(await seen(id)).toMatchObject({ trip: { name: 'Medellín' } });
    expect(await moves(() => addTrip(traveller, aTrip({ destinations })))).toBe(true);
    expect(await moves(() => traveller.delete(`/api/v1/trips/${trip.id}`))).toBe(true);
    await agent.post(`/api/v2/issues/${id}/close`);
    expect(await moves(() => addTrip(traveller, aTrip({ destinations })))).toBe(false);
    expect(await issuesOf(stranger)).toBe(untold);
  });

  it('moves the revision of those who help while it is open, and no longer', async () => {
    const topics = async () => {
      await service.background.run();
      const { headers } = await agent.get('/api/v1/trips?since=2000000000', { 'data-topics': '*' });
      return /issues=\d+/.exec(headers['data-revision'] ?? '')?.[0];
    };
    const { id } = await open();
    const before = await topics();
    await say(BOGOTA, CheckInStatus.Safe);
    const after = await topics();
    expect(after).not.toBe(before);
    await say(BOGOTA, CheckInStatus.Unreported);
    expect(await topics()).toBe(after);
    await agent.post(`/api/v2/issues/${id}/close`);
    const closed = await topics();
    await say(BOGOTA, CheckInStatus.Safe);
    expect(await topics()).toBe(closed);
  });
});
