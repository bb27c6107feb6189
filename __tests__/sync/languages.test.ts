import { getCountry, pinCountry } from '@/store/countries';

import { countryId } from '../../server/src/sample/sample-ids';
import { addTraveller, addTrip, type Person } from '../../server/test/support/actors';
import { admin } from '../../server/test/support/admin';
import { createBackground, type Background } from '../../server/test/support/background';
import { aDestination, aTrip } from '../../server/test/support/builders';
import { aPack, removePacks } from '../../server/test/support/pack-folder';
import { publish } from '../../server/test/support/publishing';
import { startPushStandIn, type PushStandIn } from '../../server/test/support/push-stand-in';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { startDevice, type Device } from '../support/device';
import { ALL_WELL, letPass, travellerOn } from '../support/traveller-actions';

const NORWAY = countryId('NO');
const SNOW = { headline: { en: 'Snow', de: 'Schnee' }, country_ids: ['NO'] };

describe('a traveller who chooses another language', () => {
  let service: TestService;
  let pushes: PushStandIn;
  let background: Background;
  let person: Person;
  let device: Device;
  let tripId: string;
  beforeAll(async () => {
    service = await startTestService();
    pushes = await startPushStandIn();
    background = createBackground(service, pushes);
    const norway = {
      code: 'NO',
      name: { en: 'Norway', de: 'Norwegen' },
      facts: { en: 'Fjords.', de: 'Fjorde.' },
    };
    await admin(service.database, 'content', 'import', aPack({ 'countries.jsonl': [norway] }));
  });
  beforeEach(async () => {
    letPass(service, 3600);
    person = await addTraveller(service);
    const destinations = [
      aDestination({ country_code: 'NO', entry_date: '2026-06-01', exit_date: '2026-09-30' }),
    ];
    ({ id: tripId } = await addTrip(person, aTrip({ destinations })));
    await publish(service, SNOW);
    await background.run();
    device = await startDevice(service, { key: person.key });
    await device.store.database.write('user', (transaction) => pinCountry(transaction, NORWAY, true));
    expect(await device.engine.sync()).toEqual(ALL_WELL);
  });
  afterEach(() => device.close());
  afterAll(async () => {
    await pushes.close();
    await service.close();
    removePacks();
  });

  const headlines = async () =>
    (await travellerOn(device).tripAlerts(tripId)).map(({ alert }) => alert.headline);
  const country = async () => {
    const found = await device.store.database.read((reader) => getCountry(reader, NORWAY));
    return { name: found?.short.name, facts: found?.whole?.facts };
  };
  const titlesFor = async (words: string) =>
    (await device.store.search.find(words)).map(({ title }) => title);

  it('reads what is here until the new has come, offline too, and then everything in it', async () => {
    device.language.current = 'de';
    device.network.online = false;
    await device.engine.sync();
    expect(await headlines()).toContain('Snow');
    expect(await country()).toEqual({ name: 'Norway', facts: 'Fjords.' });

    device = await device.restart();
    device.network.online = true;
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    expect(new Set(await headlines())).toEqual(new Set(['Schnee']));
    expect(await country()).toEqual({ name: 'Norwegen', facts: 'Fjorde.' });
  });

  it('finds by the new words, and by the old ones no more', async () => {
    expect(await titlesFor('snow')).toContain('Snow');
    device.language.current = 'de-AT';
    await device.engine.sync();
    expect(await titlesFor('schnee')).toContain('Schnee');
    expect(await titlesFor('snow')).not.toContain('Snow');
    expect(await titlesFor('norwegen')).toContain('Norwegen');
  });

  it('downloads once in each language, and then only what has changed', async () => {
    device.language.current = 'de';
    await device.engine.sync();
    letPass(service, 60);
    await device.engine.sync();
    letPass(service, 60);
    device.network.seen.length = 0;
    await device.engine.sync();
    expect(device.network.seen.map(({ path }) => path)).toEqual([expect.stringMatching(/trips\?since=/)]);
    device.language.current = 'de-CH';
    device.network.seen.length = 0;
    await device.engine.sync();
    expect(device.network.seen).toHaveLength(1);
    device.language.current = 'en';
    await device.engine.sync();
    expect(new Set(await headlines())).toEqual(new Set(['Snow']));
  });

  it('chooses while a sync is under way: another follows it', async () => {
    const first = device.engine.sync();
    device.language.current = 'de';
    const second = device.engine.sync();
    expect(await first).toEqual(ALL_WELL);
    expect(await second).toEqual(ALL_WELL);
    expect(new Set(await headlines())).toEqual(new Set(['Schnee']));
    expect(await country()).toEqual({ name: 'Norwegen', facts: 'Fjorde.' });
  });
});
