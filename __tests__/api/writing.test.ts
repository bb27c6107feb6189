import { updateProfile } from '@/api/account';
import { addAlertFilter, removeAlertFilter } from '@/api/alert-filters';
import { markAlertRead } from '@/api/alerts';
import { answerCheckInRequest, createCheckIn } from '@/api/check-ins';
import type { ApiClient } from '@/api/client';
import { addDevice } from '@/api/devices';
import { deleteNotification, markNotificationRead } from '@/api/notifications';
import { changeTripSettings, createTrip, deleteTrip, type TripInput, updateTrip } from '@/api/trips';
import type { WriteOptions, Writing } from '@/api/writing';

import { anAlertFilter } from '../support/records';
import { ADDRESS, aClient, aJsonAnswer, anAnswer, aNetwork } from './support/fake-network';
import * as records from './support/records';

const UNREADABLE = { kind: 'server', fault: 'unreadable', status: 200 };

const tripInput: TripInput = {
  trip: { destinations: [{ entry_date: '2026-11-20', exit_date: '2026-12-01', country_code: 'np' }] },
};
const checkIn = { latitude: 27.7, longitude: 85.3, status: 1 as const, checkin_at: 1_780_000_000 };
const device = { uuid: 'uuid-1', token: 'push-token', platform: 'ios' as const };
const filter = {
  risk_levels: [0 as const],
  safety_category_id: null,
  includes_high_for_whole_country: false,
};
const settings = { send_trip_alert_push: false };

type WriteCall = (client: ApiClient, options: WriteOptions) => Promise<Writing<unknown>>;

interface Deed {
  method: string;
  path: string;
  sends?: object;
  /** `null`: nothing but "done". */
  answer: object | null;
  call: WriteCall;
}

const DEEDS: Deed[] = [
  {
    method: 'POST',
    path: 'v1/trips',
    sends: tripInput,
    answer: records.aTrip(),
    call: (client, options) => createTrip(client, tripInput, options),
  },
  {
    method: 'PUT',
    path: 'v1/trips/t1',
    sends: tripInput,
    answer: records.aTrip(),
    call: (client, options) => updateTrip(client, 't1', tripInput, options),
  },
  {
    method: 'PUT',
    path: 'v1/trips/t1/change_trip_settings',
    sends: { trip: { muted: true } },
    answer: records.aTrip(),
    call: (client, options) => changeTripSettings(client, 't1', { trip: { muted: true } }, options),
  },
  {
    method: 'DELETE',
    path: 'v1/trips/t1',
    answer: null,
    call: (client, options) => deleteTrip(client, 't1', options),
  },
  {
    method: 'PUT',
    path: 'v1/alerts/a1/mark_read',
    answer: null,
    call: (client, options) => markAlertRead(client, 'a1', options),
  },
  {
    method: 'PUT',
    path: 'v1/users/u1',
    sends: { user: { settings } },
    answer: records.aTraveller(),
    call: (client, options) => updateProfile(client, 'u1', { user: { settings } }, options),
  },
  {
    method: 'POST',
    path: 'v2/users/u1/alert_filters',
    sends: { alert_filter: filter },
    answer: anAlertFilter(),
    call: (client, options) => addAlertFilter(client, 'u1', filter, options),
  },
  {
    method: 'DELETE',
    path: 'v2/users/u1/alert_filters/f1',
    answer: {},
    call: (client, options) => removeAlertFilter(client, 'u1', 'f1', options),
  },
  {
    method: 'POST',
    path: 'v1/users/add_device',
    sends: { device },
    answer: null,
    call: (client, options) => addDevice(client, { device }, options),
  },
  {
    method: 'POST',
    path: 'v2/check_ins',
    sends: { check_in: { ...checkIn, device_token: 'token' } },
    answer: records.aServiceCheckIn(),
    call: (client, options) =>
      createCheckIn(client, { check_in: { ...checkIn, device_token: 'token' } }, options),
  },
  {
    method: 'POST',
    path: 'v2/check_in_requests/r1/check_ins',
    sends: { check_in: checkIn },
    answer: records.aServiceCheckIn(),
    call: (client, options) => answerCheckInRequest(client, 'r1', { check_in: checkIn }, options),
  },
  {
    method: 'PUT',
    path: 'v2/notifications/n1/mark_read',
    answer: records.aNotification(),
    call: (client, options) => markNotificationRead(client, 'n1', options),
  },
  {
    method: 'DELETE',
    path: 'v2/notifications/n1',
    answer: null,
    call: (client, options) => deleteNotification(client, 'n1', options),
  },
];

describe('writing', () => {
  it.each(DEEDS)('$method $path', async ({ method, path, sends, answer, call }) => {
    const network = aNetwork(aJsonAnswer(answer ?? []));

    const writing = await call(aClient(network.fetch), { idempotencyKey: 'entry-1' });

    expect(network.asked).toMatchObject([
      { method, url: `${ADDRESS}/api/${path}`, headers: { 'Idempotency-Key': 'entry-1' } },
    ]);
    expect(network.asked[0]?.body).toBe(sends && JSON.stringify(sends));
    expect(writing).toEqual({ kind: 'done', value: answer });
  });

  it.each(DEEDS)('$method $path is not done because some page says OK', async ({ call }) => {
    for (const body of ['<html>Welcome</html>', '', '{"ok":true}', 'null']) {
      const { fetch } = aNetwork(anAnswer({ body }));
      expect(await call(aClient(fetch), { idempotencyKey: 'entry-1' })).toEqual(UNREADABLE);
    }
  });

  it.each(DEEDS)('$method $path passes a failure on', async ({ call }) => {
    const { fetch } = aNetwork(anAnswer({ status: 503, headers: { 'Retry-After': '2' } }));

    expect(await call(aClient(fetch), { idempotencyKey: 'entry-1' })).toEqual({
      kind: 'busy',
      retryAfterMs: 2000,
    });
  });

  it('ends with the caller', async () => {
    const { fetch, asked } = aNetwork(aJsonAnswer([]));
    const options = { idempotencyKey: 'entry-1', signal: AbortSignal.abort('gone') };

    await expect(markAlertRead(aClient(fetch), 'a1', options)).rejects.toBe('gone');
    expect(asked).toEqual([]);
  });
});

describe('a body that the contract refuses', () => {
  const options = { idempotencyKey: 'entry-1' };
  const REFUSALS: [what: string, fields: string[], call: (client: ApiClient) => Promise<Writing<unknown>>][] =
    [
      [
        'a trip to nowhere',
        ['trip.destinations.0.exit_date', 'trip.destinations.0.country_code'],
        (client) =>
          createTrip(
            client,
            { trip: { destinations: [{ exit_date: 'soon', country_code: 'Nepal' }] } },
            options,
          ),
      ],
      [
        'a change of a trip',
        ['trip.name'],
        (client) => updateTrip(client, 't1', { trip: { name: 'x'.repeat(201) } }, options),
      ],
      [
        'settings that say nothing',
        ['trip.muted'],
        (client) => changeTripSettings(client, 't1', { trip: {} }, options),
      ],
      [
        'half a position',
        ['check_in.longitude'],
        (client) => createCheckIn(client, { check_in: { latitude: 1, device_token: 'x' } }, options),
      ],
      [
        'a place off the Earth',
        ['check_in.latitude', 'check_in.longitude'],
        (client) =>
          createCheckIn(
            client,
            { check_in: { latitude: 91, longitude: Number.NaN, device_token: 'x' } },
            options,
          ),
      ],
      [
        'an answer from before there were clocks',
        ['check_in.checkin_at'],
        (client) => answerCheckInRequest(client, 'r1', { check_in: { checkin_at: -1e12 } }, options),
      ],
      [
        'a device without a name',
        ['device.uuid'],
        (client) => addDevice(client, { device: { uuid: ' ', platform: 'ios' } }, options),
      ],
    ];

  it.each(REFUSALS)('is not sent: %s', async (_what, fields, call) => {
    const { fetch, asked } = aNetwork(aJsonAnswer([]));

    const writing = await call(aClient(fetch));

    expect(asked).toEqual([]);
    expect(writing).toMatchObject({ kind: 'rejected', status: 422 });
    expect(writing.kind === 'rejected' && writing.fields.map(({ field }) => field)).toEqual(fields);
  });
});
