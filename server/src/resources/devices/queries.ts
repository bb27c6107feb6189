import { randomUUID } from 'node:crypto';

import { queryFirst, queryOne, type Queryable } from '../../database/database';

export interface NewDevice {
  /** Not needed where there is a token. */
  uuid?: string | null;
  token?: string | null;
  platform?: 'ios' | 'android' | null;
  locale?: string | null;
  manufacturer?: string | null;
  model?: string | null;
  osname?: string | null;
  ostype?: string | null;
  osversion?: string | null;
  processor_count?: number | null;
}

export type DeviceRow = Required<NewDevice> & {
  id: string;
  uuid: string;
  created_at: Date;
  updated_at: Date;
};

/** A device is known by its uuid. A token belongs to whoever registered it last: phones change hands. */
export async function saveDevice(
  transaction: Queryable,
  travellerId: string,
  device: NewDevice,
  now: Date,
): Promise<DeviceRow> {
  // Registrations of one token go one after the other: it may belong to one device only.
  await transaction.query('select pg_advisory_xact_lock(hashtext($1))', [device.token ?? device.uuid ?? '']);
  const uuid = device.uuid ?? (await findUuid(transaction, travellerId, device.token ?? ''));
  await transaction.query(
    'update devices set token = null, updated_at = $4 where token = $1 and not (traveller_id = $2 and uuid = $3)',
    [device.token ?? null, travellerId, uuid, now],
  );
  return queryOne<DeviceRow>(
    transaction,
    `insert into devices (id, traveller_id, uuid, token, platform, locale, manufacturer, model, osname, ostype,
       osversion, processor_count, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13)
     on conflict (traveller_id, uuid) do update set
       token = excluded.token, platform = coalesce(excluded.platform, devices.platform), locale = excluded.locale,
       manufacturer = excluded.manufacturer, model = excluded.model, osname = excluded.osname,
       ostype = excluded.ostype, osversion = excluded.osversion, processor_count = excluded.processor_count,
       updated_at = excluded.updated_at
     returning id, uuid, token, platform, locale, manufacturer, model, osname, ostype, osversion, processor_count,
       created_at, updated_at`,
    [
      randomUUID(),
      travellerId,
      uuid,
      device.token ?? null,
      device.platform ?? null,
      device.locale ?? null,
      device.manufacturer ?? null,
      device.model ?? null,
      device.osname ?? null,
      device.ostype ?? null,
      device.osversion ?? null,
      device.processor_count ?? null,
      now,
    ],
  );
}

/** A device that does not say who it is, is the one that has its token, or one that is known by its token from now on. */
async function findUuid(transaction: Queryable, travellerId: string, token: string): Promise<string> {
  const known = await queryFirst<{ uuid: string }>(
    transaction,
    'select uuid from devices where traveller_id = $1 and token = $2',
    [travellerId, token],
  );
  return known?.uuid ?? token;
}
