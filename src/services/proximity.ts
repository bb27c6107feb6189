import type { Alert } from '@/contract/alert';
import { TravelStatus, type CountryArea } from '@/contract/country';
import type { Moment } from '@/domain/alert-period';
import { areaAt } from '@/geo/area-at';
import { countryAt } from '@/geo/country-at';
import { decodeTopology } from '@/geo/decode-topology';
import { distanceInMetres } from '@/geo/distance';
import type { Position } from '@/platform/locator';
import type { LocalNotification, Notifications } from '@/platform/notifications';
import { listAlertsToWarnOf } from '@/store/alerts';
import { getCountryByCode, getMapData, type StoredCountry } from '@/store/countries';
import { rememberWarning, wasWarnedOf } from '@/store/service-memory';
import type { Reader, StoreDatabase } from '@/store/store-database';

import type { LocalData } from './local-data';
import type { ServiceWords } from './service-words';

interface ProximityOptions {
  database: StoreDatabase;
  notifications: Pick<Notifications, 'show'>;
  moment: () => Moment;
  words: () => Pick<ServiceWords, 'enteredArea' | 'nearAlert'>;
}

/** As far as one would rather turn round. */
const NEAR_METRES = 5_000;

/** Warns of where the traveller is: found on the device, from what it has, and told to nobody. */
export class Proximity {
  /** One after the other: two movements at once must not warn twice. */
  private turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: ProximityOptions) {}

  /** Gives the number of warnings shown. */
  onMoved(position: Position): Promise<number> {
    const done = this.turn.then(() => this.warn(position));
    this.turn = done.catch(() => undefined);
    return done;
  }

  private async warn(position: Position): Promise<number> {
    const { database, notifications, moment } = this.options;
    const at = moment();
    const day = at.today;
    const warnings = await database.read(async (reader) => {
      const found = await this.findWarnings(reader, position, at);
      const isNew = await Promise.all(found.map(async ({ id }) => !(await wasWarnedOf(reader, id, day))));
      return found.filter((_, index) => isNew[index]);
    });
    let shown = 0;
    for (const warning of warnings) {
      // Shown first: a kill in between shows it again in its own place, and never not at all.
      if (!(await notifications.show(warning))) continue;
      await database.write('user', (transaction) => rememberWarning(transaction, warning.id, day));
      shown += 1;
    }
    return shown;
  }

  private async findWarnings(
    reader: Reader,
    position: Position,
    moment: Moment,
  ): Promise<LocalNotification[]> {
    const code = countryAt(position.latitude, position.longitude);
    const country = code === null ? null : await getCountryByCode(reader, code);
    const area = country && (await this.findArea(reader, country, position));
    const alerts = await listAlertsToWarnOf(reader, moment);
    return [
      ...(area ? [area] : []),
      ...alerts.filter((alert) => isAt(alert, country, position)).map((alert) => this.toAlertWarning(alert)),
    ];
  }

  private async findArea(
    reader: Reader,
    { short }: StoredCountry,
    position: Position,
  ): Promise<LocalNotification | null> {
    const map = await getMapData(reader, short.id);
    const areas = [...(map?.country_divisions ?? []), ...(map?.country_regions ?? [])].filter(
      ({ travel_status: status }) => status > short.travel_status,
    );
    const here = areaAt(areas.map(decode), position)?.area;
    if (!here) return null;
    const isToAvoid = here.travel_status === TravelStatus.Avoid;
    const words = this.options.words().enteredArea({ name: here.name ?? null, country: short, isToAvoid });
    const data: LocalData = { sojourn: 'area', country_id: short.id };
    return { id: `area/${here.id}`, ...words, data, isUrgent: isToAvoid };
  }

  private toAlertWarning({ id, headline }: Alert): LocalNotification {
    const data: LocalData = { sojourn: 'alert', alert_id: id };
    return { id: `alert/${id}`, ...this.options.words().nearAlert({ headline }), data, isUrgent: true };
  }
}

function decode(area: CountryArea) {
  return { area, shapes: decodeTopology(area.topo_json).shapes };
}

/** By its areas or its points; that a whole country is concerned is no news to whoever travels there. */
function isAt(alert: Alert, country: StoredCountry | null, position: Position): boolean {
  const isNear = alert.alert_locations.some(
    ({ location: [longitude, latitude] }) =>
      distanceInMetres({ latitude, longitude }, position) <= NEAR_METRES,
  );
  if (isNear || !country || !alert.country_ids.includes(country.short.id)) return isNear;
  return areaAt([...alert.country_divisions, ...alert.country_regions].map(decode), position) !== null;
}
