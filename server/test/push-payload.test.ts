import * as fc from 'fast-check';

import { NOTIFICATION_DATA, NotificationType } from '@/contract/notification-type';
import { readPushPayload } from '@/contract/push-payload';

describe('a push message is read', () => {
  const data = { trip_alert_id: 'ta', trip_id: 't', alert_id: 'a', check_in_id: null };

  it('as the service writes it', () => {
    expect(readPushPayload({ notification_id: 'n', type: 110, data })).toEqual({
      kind: 'known',
      notificationId: 'n',
      notification: { type: 110, data },
    });
  });

  it('as Android hands it over: all text', () => {
    const asText = { notification_id: 'n', type: '110', data: JSON.stringify(data) };
    expect(readPushPayload(asText)).toEqual({
      kind: 'known',
      notificationId: 'n',
      notification: { type: 110, data },
    });
  });

  it.each([
    [
      { sitataPt: 0, sitataData: '{"alert_id":"a"}' },
      { type: 110, data: { alert_id: 'a' } },
    ],
    [
      { sitataPt: '3', sitataData: '{"trip_id":"t"}' },
      { type: 20, data: { trip_id: 't' } },
    ],
    [
      { sitataPt: 3, sitataData: { trip_id: 't' } },
      { type: 20, data: { trip_id: 't' } },
    ],
  ])('in the older form: %j', (received, notification) => {
    expect(readPushPayload(received)).toEqual({ kind: 'known', notificationId: null, notification });
  });

  it.each([
    [{ type: 110, data: { trip_id: 't' } }, 110],
    [{ type: 110, data: '{"alert_id":' }, 110],
    [{ type: 50 }, 50],
    [{ type: 53, data: [] }, 53],
    [{ sitataPt: 0, sitataData: 'alert' }, 110],
  ])('as unusable, where its ids are missing: %j', (received, type) => {
    expect(readPushPayload(received)).toEqual({ kind: 'unusable', notificationId: null, type });
  });

  it.each([
    { type: 7, data: {} },
    { type: 1002 },
    { type: -1 },
    { type: 'alert' },
    { type: 'constructor' },
    { sitataPt: 1 },
    {},
    null,
    'text',
    [],
  ])('as plain text, where nothing is known of it: %j', (received) => {
    expect(readPushPayload(received)).toEqual({ kind: 'plain', notificationId: null });
  });

  it('without ever throwing', () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.record({ type: fc.anything(), data: fc.anything(), notification_id: fc.anything() }),
      fc.record({ sitataPt: fc.anything(), sitataData: fc.anything() }),
    );
    fc.assert(
      fc.property(anything, (received) =>
        expect(['known', 'unusable', 'plain']).toContain(readPushPayload(received).kind),
      ),
    );
  });

  it('for every type of the reference', () => {
    expect(Object.values(NotificationType).map(String).sort()).toEqual(Object.keys(NOTIFICATION_DATA).sort());
  });
});
