import type { SqlEngine } from '@/store/engine';
import { downloadNames } from '@/store/download-kinds';

import type { TestService } from '../../server/test/support/test-service';

/**
 * The trips of which the device's cursor says that they are known, and that are not here as the service has them: they
 * would never be asked for again.
 */
export async function listSkippedTrips(
  device: Pick<SqlEngine, 'all'>,
  service: TestService,
  travellerId: string,
): Promise<string[]> {
  const [download] = await device.all<{ cursor: number | null }>(
    'select cursor from downloads where name = ?',
    [downloadNames.trips],
  );
  if (download?.cursor == null) return [];
  const there = await service.database.query<{ id: string; updated_at: Date; deleted_at: Date | null }>(
    'select id, updated_at, deleted_at from trips where traveller_id = $1 and updated_at <= to_timestamp($2)',
    [travellerId, download.cursor],
  );
  const rows = await device.all<{ id: string; updated_at: string }>(
    `select id, record ->> '$.updated_at' as updated_at from trips where record is not null`,
    [],
  );
  const here = new Map(rows.map((row) => [row.id, Date.parse(row.updated_at)]));
  const isSkipped = ({ id, updated_at, deleted_at }: (typeof there)[number]) =>
    deleted_at === null ? (here.get(id) ?? 0) < new Date(updated_at).getTime() : here.has(id);
  return there.filter(isSkipped).map(({ id }) => id);
}
