import { importPack } from '../src/content/import-pack';
import { readPack } from '../src/content/read-pack';
import { addTraveller, addTrip, type Person } from './support/actors';
import { admin } from './support/admin';
import { aDestination, aTrip } from './support/builders';
import { aPack, removePacks } from './support/pack-folder';
import { SAMPLE_MOMENT } from './support/sample-moment';
import { startTestService, type TestService } from './support/test-service';

declare const serviceEngine: 'embedded' | 'postgres';

const OVERLAP_SECONDS = 60;

describe('what has changed since', () => {
  let service: TestService;
  let traveller: Person;
  let tripId: string;
  beforeEach(async () => {
    service = await startTestService();
    traveller = await addTraveller(service);
    const stay = aDestination({ country_code: 'NO', entry_date: '2026-06-20', exit_date: '2026-06-30' });
    ({ id: tripId } = await addTrip(traveller, aTrip({ destinations: [stay] })));
    // All of it long ago.
    await service.database.query(`update countries set updated_at = '2026-01-01', told_at = '2026-01-01'`);
    await service.database.query(`update country_data set commented_at = '2026-01-01'`);
    await service.database.query(`update trips set updated_at = '2026-01-01'`);
  });
  afterEach(async () => {
    await service.close();
    removePacks();
  });
  const before = Math.floor(SAMPLE_MOMENT.getTime() / 1000) - 1;
  const tripsSince = async (since: number) =>
    (await traveller.get(`/api/v1/trips?since=${since}`)).json<{ id: string }[]>().map(({ id }) => id);
  const countriesSince = async (since: number) =>
    (await traveller.get(`/api/v1/countries?since=${since}`))
      .json<{ country_code: string }[]>()
      .map(({ country_code }) => country_code);

  it('tells of trips and countries whose health comments are others', async () => {
    expect([await tripsSince(before), await countriesSince(before)]).toEqual([[], []]);
    const comment = { country: 'NO', disease: 'dengue', comment: 'None at all.' };
    await admin(service.database, 'content', 'import', aPack({ 'health-comments.jsonl': [comment] }));
    expect(await tripsSince(before)).toEqual([tripId]);
    expect(await countriesSince(before)).toEqual(['NO']);
    expect(await tripsSince(before + 60)).toEqual([]);
  });

  it('tells of those whose disease is called otherwise', async () => {
    const comment = { country: 'NO', disease: 'dengue', comment: 'None at all.' };
    await admin(service.database, 'content', 'import', aPack({ 'health-comments.jsonl': [comment] }));
    await service.database.query(`update country_data set commented_at = '2026-01-01'`);
    const disease = { slug: 'dengue', common_name: 'Dengue fever, renamed' };
    await admin(service.database, 'content', 'import', aPack({ 'diseases.jsonl': [disease] }));
    expect(await tripsSince(before)).toEqual([tripId]);
    expect(await countriesSince(before)).toContain('NO');
  });

  it('tells of what a long import wrote to whoever asked while it ran', async () => {
    const minute = 60_000;
    // From one look at the clock to the next, five of them.
    let looks = 0;
    const slowly = () => new Date(SAMPLE_MOMENT.getTime() + 5 * minute * looks++);
    const country = { code: 'NO', capital: 'Christiania' };
    const comment = { country: 'NO', disease: 'dengue', comment: 'None at all.' };
    const pack = readPack(aPack({ 'countries.jsonl': [country], 'health-comments.jsonl': [comment] }));
    const { isDone } = await service.database.transaction((transaction) =>
      importPack(transaction, pack, slowly),
    );
    expect(isDone).toBe(true);
    // Four minutes after it began nothing of it was to be seen; the next question goes back behind that answer.
    const since = before + 4 * 60 - OVERLAP_SECONDS;
    expect(await tripsSince(since)).toEqual([tripId]);
    expect(await countriesSince(since)).toEqual(['NO']);
    const shortList = await traveller.get(`/api/v1/countries/short_list?since=${since}`);
    expect(shortList.json<{ country_code: string }[]>()).toMatchObject([{ country_code: 'NO' }]);
  });

  it('tells of a country whose flag is another, though its own record is as it was', async () => {
    const flag = {
      country: 'NO',
      drawing: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"></svg>',
    };
    await admin(service.database, 'content', 'import', aPack({ 'flags.jsonl': [flag] }));
    expect(await countriesSince(before)).toEqual(['NO']);
  });

  // The embedded engine does one transaction after the other: there nobody reads past one that is under way.
  if (serviceEngine === 'postgres')
    it('is missed by nobody who asks again with a minute’s overlap, however late it was committed', async () => {
      let commit = (): void => undefined;
      let sayWritten = (): void => undefined;
      const isWritten = new Promise<void>((resolve) => (sayWritten = resolve));
      const slow = service.database.transaction(async (transaction) => {
        await transaction.query('update trips set name = $2, updated_at = $3 where id = $1', [
          tripId,
          'Renamed',
          service.clock.now,
        ]);
        sayWritten();
        await new Promise<void>((resolve) => (commit = resolve));
      });
      await isWritten;
      // As long as a request may take at the most, and then the last statement of its transaction.
      service.clock.now = new Date(service.clock.now.getTime() + 45_000);
      const answer = await traveller.get(`/api/v1/trips?since=${before}`);
      expect(answer.json()).toEqual([]);
      commit();
      await slow;
      const date = Math.floor(Date.parse(answer.headers.date ?? '') / 1000);
      expect(await tripsSince(date)).toEqual([]);
      expect(await tripsSince(date - OVERLAP_SECONDS)).toEqual([tripId]);
    });
});
