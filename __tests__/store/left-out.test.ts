import fc from 'fast-check';

import { dangerOfAdvisory, dangerOfAlert, isLeftOut } from '@/contract/alert-filter-rule';
import { SAFETY_KIND_IDS } from '@/contract/safety-kinds';
import { saveAdvisories } from '@/store/advisories';
import { listAlertsToWarnOf, saveListedAlerts, saveTripAlerts } from '@/store/alerts';
import { saveShortCountries } from '@/store/countries';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload } from '@/store/downloads';
import { takeNewAlerts } from '@/store/new-alerts';
import { countNewAlerts, listCountryNews, listNews, listTripNews, listUrgentNews } from '@/store/news';
import { saveProfile } from '@/store/profile';
import { listRecentDangers } from '@/store/recent-dangers';
import type { Transaction } from '@/store/store-database';
import { changeAlertFilters } from '@/store/traveller-writes';
import { countNewByTrip } from '@/store/trip-news';
import { saveTrips } from '@/store/trips';

import {
  anAdvisory,
  anAlert,
  anAlertFilter,
  aShortCountry,
  aTraveller,
  aTrip,
  aTripAlert,
} from '../support/records';
import { openTestStore, type TestStore } from '../support/test-store';

const moment = { today: '2026-03-20', now: Date.UTC(2026, 2, 20, 12) };
const KINDS = [SAFETY_KIND_IDS.health, SAFETY_KIND_IDS.crime, SAFETY_KIND_IDS.strikes];
const topo_json = { type: 'Topology' as const, objects: {}, arcs: [] };

const risk = fc.constantFrom(0 as const, 1 as const, 2 as const);
const kinds = fc.uniqueArray(fc.constantFrom(...KINDS));
const filters = fc.array(
  fc.record({
    risk_levels: fc.uniqueArray(risk, { minLength: 1 }),
    safety_category_id: fc.option(fc.constantFrom(...KINDS), { nil: null }),
    includes_high_for_whole_country: fc.boolean(),
  }),
  { maxLength: 4 },
);
const alerts = fc.array(
  fc.record({
    risk_level: fc.constantFrom('low' as const, 'medium' as const, 'high' as const),
    category: fc.constantFrom('health' as const, 'safety' as const),
    safety_ids: fc.option(kinds, { nil: undefined }),
    full_country_ids: fc.constantFrom<string[]>([], ['peru']),
  }),
  { minLength: 4, maxLength: 12 },
);
const advisories = fc.array(
  fc.record({
    areas: fc.array(risk, { maxLength: 2 }),
    country_id: fc.constantFrom('calm', 'wary', 'grim'),
    safety_ids: kinds,
  }),
  { minLength: 4, maxLength: 12 },
);
const COUNTRIES = { calm: 0, wary: 1, grim: 2 } as const;

describe('what the traveller’s filters leave out', () => {
  let device: TestStore;
  beforeEach(async () => {
    device = await openTestStore({ inMemory: true });
    await device.write(async (transaction) => {
      await saveTrips(transaction, [aTrip()]);
      await saveProfile(transaction, aTraveller());
    });
  });
  const write = (work: (transaction: Transaction) => Promise<unknown>) => device.write(work);

  it('is exactly what the contract says, of alerts and of advisories', async () => {
    await write((transaction) =>
      saveShortCountries(
        transaction,
        Object.entries(COUNTRIES).map(([id, travel_status]) =>
          aShortCountry({ id, country_code: id.slice(0, 2), slug: id, travel_status }),
        ),
      ),
    );
    await fc.assert(
      fc.asyncProperty(filters, alerts, advisories, async (chosen, ofAlerts, ofAdvisories) => {
        const someAlerts = ofAlerts.map((fields, index) => anAlert({ id: `alert-${index}`, ...fields }));
        const someAdvisories = ofAdvisories.map(({ areas, ...fields }, index) =>
          anAdvisory({
            id: `advisory-${index}`,
            ...fields,
            country_divisions: areas.map((travel_status) => ({
              id: 'a',
              name: 'A',
              travel_status,
              topo_json,
            })),
          }),
        );
        await write(async (transaction) => {
          await saveListedAlerts(transaction, downloadNames.tripAlerts('trip-1'), someAlerts);
          await saveAdvisories(transaction, downloadNames.tripAdvisories('trip-1'), someAdvisories);
          await changeAlertFilters(transaction, chosen, device.context);
        });
        const listed = (await device.read((reader) => listTripNews(reader, 'trip-1', moment))).map(
          ({ id }) => id,
        );
        const heardOf = [
          ...someAlerts.filter((alert) => !isLeftOut(chosen, dangerOfAlert(alert))),
          ...someAdvisories.filter(
            (advisory) =>
              !isLeftOut(
                chosen,
                dangerOfAdvisory(advisory, COUNTRIES[advisory.country_id as keyof typeof COUNTRIES]),
              ),
          ),
        ];
        expect(listed.sort()).toEqual(heardOf.map(({ id }) => id).sort());
        const recent = await device.read((reader) => listRecentDangers(reader, ''));
        expect(
          recent
            .filter((danger) => !isLeftOut(chosen, danger))
            .map(({ id }) => id)
            .sort(),
        ).toEqual(listed);
      }),
      { numRuns: 80 },
    );
  });

  it('is nowhere listed, counted or warned of, and comes back with the filter gone', async () => {
    const grave = anAlert({ id: 'grave', risk_level: 'high', full_country_ids: ['peru'] });
    const high = anAlert({ id: 'high', risk_level: 'high' });
    const heard = async () => {
      const read = {
        listed: await device.read((reader) => listNews(reader, moment)),
        urgent: await device.read((reader) => listUrgentNews(reader, moment, 5)),
        ofCountry: await device.read((reader) => listCountryNews(reader, 'peru', moment)),
        warnedOf: await device.read((reader) => listAlertsToWarnOf(reader, moment)),
      };
      return {
        ...Object.fromEntries(
          Object.entries(read).map(([of, list]) => [of, list.map(({ id }) => id).sort()]),
        ),
        counted: await device.read((reader) => countNewAlerts(reader, moment)),
        ofTrip: (await device.read((reader) => countNewByTrip(reader, moment)))['trip-1'],
      };
    };
    const both = ['grave', 'high'];
    const all = { listed: both, urgent: both, ofCountry: both, warnedOf: both, counted: 2, ofTrip: 2 };
    const one = ['grave'];
    const graveAlone = { listed: one, urgent: one, ofCountry: one, warnedOf: one, counted: 1, ofTrip: 1 };
    await write((transaction) =>
      saveTripAlerts(transaction, 'trip-1', {
        trip_alerts: [grave, high].map((alert) => aTripAlert(alert)),
        past_alerts: [],
      }),
    );
    expect(await heard()).toEqual(all);
    await write((transaction) => saveProfile(transaction, aTraveller({ alert_filters: [anAlertFilter()] })));
    expect(await heard()).toEqual(graveAlone);
    await write((transaction) =>
      changeAlertFilters(
        transaction,
        [anAlertFilter({ includes_high_for_whole_country: true })],
        device.context,
      ),
    );
    expect(await heard()).toMatchObject({ listed: [], warnedOf: [], counted: 0 });
    await write((transaction) => changeAlertFilters(transaction, [], device.context));
    expect(await heard()).toEqual(all);
  });

  it('is not told when it comes, while everything else is', async () => {
    const name = downloadNames.tripAlerts('trip-1');
    const come = (...ids: string[]) =>
      write(async (transaction) => {
        const trip_alerts = ids.map((id) =>
          aTripAlert(anAlert({ id, risk_level: 'high', safety_ids: [SAFETY_KIND_IDS[id as 'crime']] })),
        );
        await saveTripAlerts(transaction, 'trip-1', { trip_alerts, past_alerts: [] });
        await saveDownload(transaction, name, { checkedAt: moment.now });
      });
    const told = async () =>
      (await device.write((transaction) => takeNewAlerts(transaction, moment))).map(({ id }) => id);
    const filter = anAlertFilter({ safety_category_id: SAFETY_KIND_IDS.crime });
    await write((transaction) => saveProfile(transaction, aTraveller({ alert_filters: [filter] })));
    await come();
    expect(await told()).toEqual([]);
    await come('crime', 'strikes');
    expect(await told()).toEqual(['strikes']);
  });
});
