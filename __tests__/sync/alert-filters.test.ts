import { AlertFilter, type WrittenAlertFilter } from '@/contract/alert-filter';
import { SAFETY_KIND_IDS } from '@/contract/safety-kinds';
import { getAlertFilters } from '@/store/alert-filters';
import { downloadNames } from '@/store/download-kinds';
import { listTripNews } from '@/store/news';
import { discardEntry } from '@/store/refusals';
import { changeAlertFilters } from '@/store/traveller-writes';
import { z } from 'zod';

import { addTraveller, addTrip, type Person } from '../../server/test/support/actors';
import { aDestination, aTrip } from '../../server/test/support/builders';
import { publish } from '../../server/test/support/publishing';
import { readAs } from '../../server/test/support/read-as';
import { startServiceAtWork, type ServiceAtWork } from '../../server/test/support/service-at-work';
import { startDevice, type Device } from '../support/device';
import { aGate, ALL_WELL, forgetDownloads, letPass, travellerOn, until } from '../support/traveller-actions';

const { crime, strikes } = SAFETY_KIND_IDS;
const hiding = (safety_category_id: string, risk_levels: (0 | 1 | 2)[] = [0, 1, 2]): WrittenAlertFilter => ({
  risk_levels,
  safety_category_id,
  includes_high_for_whole_country: false,
});
const REFUSED = JSON.stringify({ error: { code: 'invalid', message: 'No.' } });

describe('filters of alerts', () => {
  let service: ServiceAtWork;
  let ann: Person;
  let phone: Device;
  let tripId: string;
  beforeAll(async () => {
    service = await startServiceAtWork();
  });
  beforeEach(async () => {
    letPass(service, 60);
    ann = await addTraveller(service);
    const stay = { country_code: 'NO', entry_date: '2026-06-10', exit_date: '2026-06-30' };
    ({ id: tripId } = await addTrip(ann, aTrip({ destinations: [aDestination(stay)] })));
    await publish(service, { headline: 'Thefts', risk_level: 'low', safety_category_ids: ['crime'] });
    await service.background.run();
    phone = await startDevice(service, { key: ann.key });
    expect(await phone.engine.sync()).toEqual(ALL_WELL);
  });
  afterEach(() => phone.close());
  afterAll(() => service.close());

  const choose = (...filters: WrittenAlertFilter[]) =>
    phone.store.database.write('user', (transaction) =>
      changeAlertFilters(transaction, filters, phone.context),
    );
  const chosen = async () => {
    const { filters = [], isUnsent } = (await phone.store.database.read(getAlertFilters)) ?? {};
    return { kinds: filters.map(({ safety_category_id }) => safety_category_id).sort(), isUnsent };
  };
  const ofService = async () =>
    readAs(z.array(AlertFilter), await ann.get(`/api/v2/users/${ann.id}/alert_filters`))
      .map(({ safety_category_id }) => safety_category_id)
      .sort();
  const thefts = async () => {
    const moment = { today: '2026-06-17', now: service.clock.now.getTime() };
    const news = await phone.store.database.read((reader) => listTripNews(reader, tripId, moment));
    return news.some(({ headline }) => headline === 'Thefts');
  };
  const writes = () => phone.network.seen.filter(({ method }) => method !== 'GET');

  it('that were sent are not undone by a profile that was asked for before', async () => {
    await forgetDownloads(phone, downloadNames.profile);
    const gate = aGate();
    let isHeld = false;
    phone.network.fault = ({ method, path }) => {
      if (method !== 'GET' || path !== '/api/v1/users/profile') return null;
      isHeld = true;
      return { kind: 'hold-answer', until: gate.opened };
    };
    const slow = phone.engine.pullProfile();
    await until(() => isHeld);
    await choose(hiding(crime));
    expect(await phone.engine.send()).toEqual(ALL_WELL);
    gate.open();
    expect(await slow).toEqual(ALL_WELL);
    expect([await thefts(), await chosen()]).toEqual([false, { kinds: [crime], isUnsent: false }]);
  });

  it('chosen without a network hold at once, are sent once, and bring everything back when they are gone', async () => {
    expect(await thefts()).toBe(true);
    phone.network.online = false;
    await choose(hiding(strikes));
    await choose(hiding(crime), hiding(strikes, [0]));
    expect([await thefts(), await chosen()]).toEqual([false, { kinds: [crime, strikes], isUnsent: true }]);
    expect(await ofService()).toEqual([]);

    phone.network.online = true;
    phone.network.seen.length = 0;
    await phone.engine.hurry();
    expect(await phone.engine.sync()).toEqual(ALL_WELL);
    expect(await ofService()).toEqual([crime, strikes]);
    expect(writes()).toHaveLength(2);
    expect([await thefts(), await chosen()]).toEqual([false, { kinds: [crime, strikes], isUnsent: false }]);
    // Also when all of it has come again.
    letPass(service, 60);
    expect(await phone.engine.sync()).toEqual(ALL_WELL);
    expect([await thefts(), await travellerOn(phone).outbox()]).toEqual([false, []]);

    phone.network.online = false;
    await choose();
    expect(await thefts()).toBe(true);
  });

  it('are sent on from where it broke off when the app is killed meanwhile', async () => {
    await ann.post(`/api/v2/users/${ann.id}/alert_filters`, {
      alert_filter: { safety_category_id: 'fires' },
    });
    await choose(hiding(crime), hiding(strikes));
    phone.network.seen.length = 0;
    let left = 2;
    phone.network.fault = ({ method }) =>
      method !== 'GET' && --left <= 0 ? { kind: left === 0 ? 'drop-after' : 'drop-before' } : null;
    await phone.engine.send();
    phone = await phone.restart();
    phone.network.fault = () => null;
    letPass(service, 3600);
    expect(await phone.engine.send()).toEqual(ALL_WELL);
    expect(await ofService()).toEqual([crime, strikes]);
    expect(await chosen()).toEqual({ kinds: [crime, strikes], isUnsent: false });
    const done = writes().filter(({ status }) => status === 200);
    expect(new Set(done.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(done.length);
  });

  it('that the service refuses wait for the traveller; given up, those of the service hold again', async () => {
    await choose(hiding(crime));
    phone.network.fault = ({ method }) =>
      method === 'GET' ? null : { kind: 'status', status: 422, body: REFUSED };
    expect(await phone.engine.send()).toEqual(ALL_WELL);
    const [entry] = await travellerOn(phone).outbox();
    expect(entry).toMatchObject({ kind: 'alert-filters', parked: { status: 422 } });
    expect(await thefts()).toBe(false);
    await phone.store.database.write('user', (transaction) =>
      discardEntry(transaction, { id: entry?.id ?? '' }, phone.context),
    );
    expect([await thefts(), await chosen()]).toEqual([true, { kinds: [], isUnsent: false }]);
  });

  it('that were chosen on another device come with the account', async () => {
    await ann.post(`/api/v2/users/${ann.id}/alert_filters`, {
      alert_filter: { safety_category_id: 'crime' },
    });
    letPass(service, 60);
    expect(await phone.engine.sync()).toEqual(ALL_WELL);
    expect([await thefts(), await chosen()]).toEqual([false, { kinds: [crime], isUnsent: false }]);
  });
});
