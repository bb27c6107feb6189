import { saveShortCountries } from '@/store/countries';
import { listDueEntries } from '@/store/due-entries';
import { listEntries, markSending, parkEntry } from '@/store/outbox';
import { Urgency } from '@/store/outbox-kinds';
import { changeTrip, changeTripSettings, createTrip, removeTrip } from '@/store/trip-writes';
import { getTrip, listTrips, saveTrips } from '@/store/trips';
import { undoRemoveTrip } from '@/store/undo-trip-removal';

import { aShortCountry, aTrip, aTripInput } from '../support/records';
import { openTestStore, type TestStore } from '../support/test-store';

const refusal = { status: 422, message: 'refused', fields: [] };

describe('what the traveller does to a trip', () => {
  let device: TestStore;
  beforeEach(async () => {
    device = await openTestStore();
  });

  const create = (input = aTripInput()) =>
    device.write((transaction) => createTrip(transaction, input, device.context));
  const change = (id: string, name: string) =>
    device.write((transaction) => changeTrip(transaction, id, aTripInput({ name }), device.context));
  const remove = (id: string) => device.write((transaction) => removeTrip(transaction, id, device.context));
  const undo = (id: string) => device.write((transaction) => undoRemoveTrip(transaction, id, device.context));
  const waiting = async () =>
    (await device.read(listEntries)).map(({ kind, payload }) => [
      kind,
      (payload as { trip?: { name?: string } } | null)?.trip?.name,
    ]);
  const send = async () => {
    const ids = (await device.read(listEntries)).map(({ id }) => id);
    await device.write((transaction) => markSending(transaction, ids, 1));
  };
  const refuse = async () => {
    const [first] = await device.read(listEntries);
    await device.write((transaction) => parkEntry(transaction, first?.id ?? '', refusal));
  };
  const fromService = () => device.write((transaction) => saveTrips(transaction, [aTrip()]));

  it('shows at once, with its countries by name', async () => {
    await device.write((transaction) => saveShortCountries(transaction, [aShortCountry()]));
    const id = await create(aTripInput({ name: '' }));
    expect(await device.read((reader) => getTrip(reader, id))).toMatchObject({
      trip: { id, name: 'Peru', start: '2026-04-01', finish: '2026-04-10' },
      sending: 'waiting',
    });
  });

  it('creates, changes twice and removes before anything was sent: nothing is left', async () => {
    const id = await create();
    await change(id, 'Once');
    await change(id, 'Twice');
    expect(await waiting()).toEqual([['trip-create', 'Twice']]);
    await remove(id);
    expect(await waiting()).toEqual([]);
    expect(await device.read(listTrips)).toEqual([]);
    expect(await undo(id)).toBe(false);
  });

  it('never rewrites a creation that may have reached the service', async () => {
    const id = await create();
    await send();
    await change(id, 'Once');
    await change(id, 'Twice');
    expect(await waiting()).toEqual([
      ['trip-create', 'Andes'],
      ['trip-update', 'Twice'],
    ]);
  });

  it('corrects a creation that was refused, instead of queueing behind it for ever', async () => {
    const id = await create();
    await send();
    await refuse();
    expect(await device.read((reader) => getTrip(reader, id))).toMatchObject({ sending: 'parked' });
    await change(id, 'Corrected');
    expect(await waiting()).toEqual([['trip-create', 'Corrected']]);
    expect(await device.read((reader) => getTrip(reader, id))).toMatchObject({ sending: 'waiting' });
  });

  it('removes a trip whose creation was refused without a word to the service', async () => {
    const id = await create();
    await send();
    await refuse();
    await remove(id);
    expect(await waiting()).toEqual([]);
    expect(await device.read(listTrips)).toEqual([]);
  });

  it('removes a trip even if an earlier change of it was refused', async () => {
    await fromService();
    await change('trip-1', 'Refused');
    await send();
    await refuse();
    await remove('trip-1');
    expect((await waiting()).map(([kind]) => kind)).toEqual(['trip-delete']);
  });

  it('takes a removal back, with the changes that were waiting before it', async () => {
    await fromService();
    await change('trip-1', 'Changed');
    await device.write((transaction) =>
      changeTripSettings(transaction, 'trip-1', { muted: true }, device.context),
    );
    // In their order, though in new places of the line.
    const entries = async () =>
      (await device.read(listEntries)).map(({ position: _position, ...entry }) => entry);
    const before = await entries();
    await remove('trip-1');
    expect(await device.read(listTrips)).toEqual([]);

    expect(await undo('trip-1')).toBe(true);
    expect(await entries()).toEqual(before);
    expect(await device.read((reader) => getTrip(reader, 'trip-1'))).toMatchObject({
      trip: { name: 'Changed', muted: true },
      sending: 'waiting',
    });
  });

  it('keeps a removal to itself for as long as it may be taken back', async () => {
    await fromService();
    await device.write((transaction) => removeTrip(transaction, 'trip-1', device.context, 12_000));
    const now = device.context.now();
    const due = (later: number) =>
      device.read((reader) => listDueEntries(reader, now + later, { urgency: Urgency.Ordinary, limit: 10 }));
    expect(await due(11_000)).toEqual([]);
    expect(await due(12_000)).toMatchObject([{ kind: 'trip-delete' }]);
  });

  it('can’t take back a removal that is on its way', async () => {
    await fromService();
    await remove('trip-1');
    await send();
    expect(await undo('trip-1')).toBe(false);
    expect(await device.read(listTrips)).toEqual([]);
  });

  it('mutes and marks as viewed in one message', async () => {
    await fromService();
    for (const settings of [{ muted: true }, { read: true }, { muted: false }])
      await device.write((transaction) =>
        changeTripSettings(transaction, 'trip-1', settings, device.context),
      );
    expect(await device.read(listEntries)).toMatchObject([
      { kind: 'trip-settings', payload: { trip: { muted: false, read: true } } },
    ]);
  });

  it('leaves no trace when what was written is no trip', async () => {
    await expect(create({ trip: { name: 'Nowhere', destinations: [] } })).rejects.toThrow(RangeError);
    await expect(create(aTripInput({ country_code: 'Peru' }))).rejects.toThrow();
    await expect(change('unknown', 'Name')).rejects.toThrow('no such trip');
    expect(await device.read(listTrips)).toEqual([]);
    expect(await waiting()).toEqual([]);
  });
});
