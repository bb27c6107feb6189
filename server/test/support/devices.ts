import type { DeviceRow } from '../../src/resources/devices/queries';
import type { Person } from './actors';
import type { TestService } from './test-service';

/** What is stored of a traveller's devices, in the order of their registration: no endpoint lists them. */
export function listDevices(service: TestService, owner: Person): Promise<DeviceRow[]> {
  return service.database.query<DeviceRow>(
    'select * from devices where traveller_id = $1 order by created_at, uuid',
    [owner.id],
  );
}
