import { CheckInStatus } from '@/contract/check-in';
import { isAutomaticCheckInDue } from '@/domain/automatic-check-in';
import { distanceInMetres } from '@/geo/distance';
import type { Fix } from '@/platform/locator';
import { saveCheckIn } from '@/store/check-ins';
import { getProfile } from '@/store/profile';
import { getMemory, saveMemory } from '@/store/service-memory';
import type { StoreDatabase } from '@/store/store-database';
import type { WriteContext } from '@/store/write-context';

import { toDeviceToken } from './check-in-device';
import { toCheckInPlace } from './check-in-place';

interface AutomaticCheckInsOptions {
  database: StoreDatabase;
  context: WriteContext;
  readInstallation: () => Promise<string>;
}

/** Reports where the traveller is without being asked, only where they turned `check_in_with_location` on. */
export class AutomaticCheckIns {
  constructor(private readonly options: AutomaticCheckInsOptions) {}

  /** True where one was made. Turns no receiver on: it goes by what movement brings. */
  async onMoved(fix: Fix): Promise<boolean> {
    const { database, context, readInstallation } = this.options;
    const profile = await database.read(getProfile);
    if (profile?.settings.check_in_with_location !== true) return false;
    const installation = await readInstallation().catch(() => 'unregistered');
    const place = toCheckInPlace(fix);
    const here = { ...fix, at: context.now(), countryCode: place.country_code };
    return database.write('user', async (transaction) => {
      const last = await getMemory(transaction, 'automatic-check-in');
      if (!isAutomaticCheckInDue(last, here, last ? distanceInMetres(last, fix) : Infinity)) return false;
      const registered = await getMemory(transaction, 'registered-device');
      await saveCheckIn(
        transaction,
        {
          ...place,
          status: CheckInStatus.Unreported,
          request_id: null,
          checkedInAt: new Date(fix.at),
          deviceToken: toDeviceToken(registered, installation),
        },
        context,
      );
      const { at, countryCode } = here;
      await saveMemory(transaction, 'automatic-check-in', {
        at,
        latitude: fix.latitude,
        longitude: fix.longitude,
        countryCode,
      });
      return true;
    });
  }
}
