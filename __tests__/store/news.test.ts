import { alertPhase } from '@/domain/alert-period';
import { byUrgency } from '@/domain/risk-order';
import { saveAdvisories } from '@/store/advisories';
import { markAlertRead, saveListedAlerts, saveTripAlerts } from '@/store/alerts';
import { saveShortCountries } from '@/store/countries';
import { downloadNames } from '@/store/download-kinds';
import { replaceMembers } from '@/store/downloads';
import {
  countNewAlerts,
  listCountryNews,
  listNews,
  listTripNews,
  listTripsOfNews,
  listUrgentNews,
} from '@/store/news';
import { hideTrip, saveTrips } from '@/store/trips';
import type { Transaction } from '@/store/store-database';

import { anAdvisory, anAlert, aShortCountry, aTrip, aTripAlert } from '../support/records';
import { openTestStore, type TestStore } from '../support/test-store';

const topo_json = { type: 'Topology' as const, objects: {}, arcs: [] };
const area = (name: string, travel_status: 0 | 1 | 2) => ({ id: name, name, travel_status, topo_json });
const moment = { today: '2026-03-20', now: Date.UTC(2026, 2, 20, 12) };
const over = anAlert({ id: 'over', risk_level: 'high', finish: '2026-03-20T11:00:00.000Z' });
const soon = anAlert({ id: 'soon', risk_level: 'high', start: '2026-03-21T00:00:00.000Z' });

describe('what concerns the traveller', () => {
  let device: TestStore;
  beforeEach(async () => {
    device = await openTestStore();
    await device.write(async (transaction) => {
      await saveTrips(transaction, [aTrip()]);
      await saveShortCountries(transaction, [aShortCountry()]);
    });
  });

  const ofTrip = (during: ReturnType<typeof anAlert>[], before: ReturnType<typeof anAlert>[] = []) =>
    device.write((transaction) =>
      saveTripAlerts(transaction, 'trip-1', {
        trip_alerts: during.map((alert) => aTripAlert(alert)),
        past_alerts: before,
      }),
    );
  const around = async (transaction: Transaction, id: string, metres: number) => {
    await saveListedAlerts(transaction, downloadNames.countryAlerts('colombia'), [
      anAlert({ id, country_ids: ['colombia'] }),
    ]);
    await replaceMembers(transaction, downloadNames.alertsAround, [{ id, details: { metres } }]);
  };
  const news = () => device.read((reader) => listNews(reader, moment));
  const ids = async () => (await news()).map(({ id }) => id);

  it('names each alert once, with the trips that have it and the places it is about', async () => {
    const floods = anAlert({
      id: 'floods',
      risk_level: 'high',
      country_divisions: [area('Cusco', 2)],
      country_regions: [area('Urubamba', 1)],
    });
    await ofTrip([floods]);
    await device.write(async (transaction) => {
      await saveTrips(transaction, [aTrip({ id: 'trip-2' })]);
      await saveTripAlerts(transaction, 'trip-2', { trip_alerts: [], past_alerts: [floods] });
    });
    expect(await news()).toEqual([
      {
        kind: 'alert',
        id: 'floods',
        headline: 'Floods',
        category: 'safety',
        risk: 'high',
        worstArea: null,
        issued: '2026-03-04',
        start: floods.start,
        finish: null,
        phase: 'now',
        read: false,
        countries: ['Peru'],
        countryCodes: ['PE'],
        areas: ['Cusco', 'Urubamba'],
        tripIds: ['trip-1', 'trip-2'],
        isAround: false,
        metres: null,
      },
    ]);
    expect(await device.read((reader) => listTripsOfNews(reader, 'floods'))).toEqual(['trip-1', 'trip-2']);
  });

  it('is in force by its own days, and not by whether it was issued before the trip', async () => {
    const december = anAlert({ id: 'until-december', finish: '2026-12-01T23:59:59.000Z' });
    await ofTrip([over, soon], [december]);
    expect((await news()).map(({ id, phase }) => [id, phase])).toEqual([
      ['soon', 'soon'],
      ['until-december', 'now'],
      ['over', 'over'],
    ]);
  });

  it('holds what is around, with how far it is, beside what the trips have', async () => {
    await ofTrip([anAlert({ id: 'of-trip' })]);
    await device.write((transaction) => around(transaction, 'here', 380_000));
    expect((await news()).map(({ id, isAround, metres }) => [id, isAround, metres])).toEqual([
      ['here', true, 380_000],
      ['of-trip', false, null],
    ]);
  });

  it('does not become less urgent by being read', async () => {
    await ofTrip([anAlert({ id: 'major', risk_level: 'high' }), anAlert({ id: 'minor', risk_level: 'low' })]);
    await device.write((transaction) => markAlertRead(transaction, 'major'));
    expect((await news()).map(({ id, read }) => [id, read])).toEqual([
      ['major', true],
      ['minor', false],
    ]);
    expect(await device.read((reader) => countNewAlerts(reader, moment))).toBe(1);
  });

  it('leaves out trips that were removed or are over, and says nothing new of what has ended', async () => {
    await ofTrip([anAlert({ id: 'of-trip' }), over]);
    expect(await device.read((reader) => countNewAlerts(reader, moment))).toBe(1);
    expect(await device.read((reader) => countNewAlerts(reader, moment, '2026-03-05'))).toBe(0);
    await device.write((transaction) => hideTrip(transaction, 'trip-1', true));
    expect(await ids()).toEqual([]);
    await device.write((transaction) => hideTrip(transaction, 'trip-1', false));
    const afterwards = { today: '2026-04-11', now: Date.UTC(2026, 3, 11) };
    expect(await device.read((reader) => listNews(reader, afterwards))).toEqual([]);
    expect(await device.read((reader) => listTripNews(reader, 'trip-1', afterwards))).toHaveLength(2);
  });

  it('gives the most urgent first, never what is over, and no more than is asked for', async () => {
    await ofTrip([over, soon, anAlert({ id: 'low', risk_level: 'low' }), anAlert({ id: 'medium' })]);
    const urgent = await device.read((reader) => listUrgentNews(reader, moment, 2));
    expect(urgent.map(({ id }) => id)).toEqual(['soon', 'medium']);
  });

  it('knows all that is here about a country, whatever brought it', async () => {
    await ofTrip([anAlert({ id: 'of-trip' }), anAlert({ id: 'elsewhere', country_ids: ['chile'] })]);
    await device.write(async (transaction) => {
      await saveListedAlerts(transaction, downloadNames.countryAlerts('peru'), [
        anAlert({ id: 'of-country', risk_level: 'high' }),
      ]);
      await saveAdvisories(transaction, downloadNames.countryAdvisories('peru'), [
        anAdvisory({ id: 'closed', status: 1 }),
        anAdvisory({ id: 'open', country_divisions: [area('Cusco', 2)] }),
      ]);
    });
    const about = await device.read((reader) => listCountryNews(reader, 'peru', moment));
    expect(about.map(({ id, phase, worstArea }) => [id, phase, worstArea])).toEqual([
      ['of-country', 'now', null],
      ['open', 'now', 2],
      ['of-trip', 'now', null],
      ['closed', 'over', null],
    ]);
  });

  it('is chosen and ordered in the store by the same rules as anywhere else', async () => {
    const written = [null, '2026-03-19', '2026-03-20', '2026-03-21'].flatMap((day) =>
      day === null
        ? [null]
        : ['T00:00:00Z', 'T11:59:59Z', 'T12:00:01Z', 'T14:30:00+02:00', 'T23:59:59Z'].map(
            (time) => day + time,
          ),
    );
    const risks = ['low', 'medium', 'high'] as const;
    const alerts = written.flatMap((start, one) =>
      written.map((finish, other) =>
        anAlert({ id: `${one}-${other}`, start, finish, risk_level: risks[(one + other) % 3] ?? 'low' }),
      ),
    );
    await ofTrip(alerts);
    await device.write((transaction) =>
      saveAdvisories(transaction, downloadNames.tripAdvisories('trip-1'), [
        anAdvisory({ id: 'lasting', country_divisions: [area('Cusco', 1)] }),
      ]),
    );
    const found = await news();
    expect(found).toHaveLength(alerts.length + 1);
    for (const item of found)
      if (item.kind === 'alert') expect([item.id, item.phase]).toEqual([item.id, alertPhase(item, moment)]);
    expect(found.map(({ id }) => id)).toEqual([...found].sort(byUrgency).map(({ id }) => id));
  });
});
