import { REACH_METRES, stepTo } from '@/domain/around';
import { countriesNear } from '@/geo/countries-near';
import { distanceInMetres } from '@/geo/distance';
import type { Position } from '@/platform/locator';
import { listCountriesAround, type Near, readNewsOfCountries, saveNewsAround } from '@/store/around';
import { getCountryByCode } from '@/store/countries';
import { getPreferences } from '@/store/preferences';
import { getMemory, saveMemory, type ServiceMemory } from '@/store/service-memory';
import type { StoreDatabase } from '@/store/store-database';
import type { Commits } from '@/sync/commit-rounds';
import type { SyncSchedule } from '@/sync/schedule';

import { howFarIsAdvisory, howFarIsAlert } from './how-far';
import { Refresher } from './refresher';
import type { WhereaboutsFinder } from './whereabouts';

interface SurroundingsOptions {
  database: StoreDatabase;
  commits: Commits;
  schedule: Pick<SyncSchedule, 'downloadCountry'>;
  whereabouts: Pick<WhereaboutsFinder, 'state'>;
}

type Remembered = ServiceMemory['around'];

/** What changes which alerts are around, beside the traveller's steps. */
const FOLLOWED = ['countries', 'alerts', 'advisories', 'members', 'preferences'];
/** Less is not another place. */
const STEP_METRES = 1_000;

/**
 * Keeps what is around the traveller on the device, trip or no trip: the country where they are and those that begin within reach.
 * The service is asked for the countries alone, as anybody could ask; which of their alerts are near is found here.
 */
export class Surroundings {
  private readonly refresher = new Refresher(() => this.follow());
  private readonly bringing = new Map<string, Promise<unknown>>();
  private forget: () => void = () => undefined;

  constructor(private readonly options: SurroundingsOptions) {}

  start(): void {
    const { commits, whereabouts } = this.options;
    this.forget = whereabouts.state.watch(() => void this.refresher.ask());
    this.refresher.follow(commits, FOLLOWED);
  }

  /** Once, with what it brings: for a moment in the background. */
  async refresh(): Promise<void> {
    await this.refresher.ask();
    if (this.bringing.size === 0) return;
    await Promise.all(this.bringing.values());
    await this.refresher.ask();
  }

  async stop(): Promise<void> {
    this.forget();
    await this.refresher.stop();
  }

  private async follow(): Promise<void> {
    const { database } = this.options;
    const before = await database.read((reader) => getMemory(reader, 'around'));
    const now = await this.findWhere(before);
    if (!now) return;
    if (now !== before)
      await database.write('cache', (transaction) => saveMemory(transaction, 'around', now));
    await this.choose(now);
  }

  /** By the position, else by the country that the traveller chose; null while neither is known. */
  private async findWhere(before: Remembered | null): Promise<Remembered | null> {
    const { fix, countryCode } = this.options.whereabouts.state.get();
    if (fix) {
      const isSame = before?.position && before.around.here === countryCode;
      if (isSame && distanceInMetres(before.position ?? fix, fix) < STEP_METRES) return before;
      const { latitude, longitude } = fix;
      const around = stepTo(before?.around ?? null, countryCode, countriesNear(fix, REACH_METRES));
      return { around, position: { latitude, longitude } };
    }
    if (before?.position) return before;
    const { helpCountry } = await this.options.database.read(getPreferences);
    if (helpCountry === null || helpCountry === before?.around.here) return before;
    return { around: stepTo(before?.around ?? null, helpCountry, []), position: null };
  }

  private async choose({ around, position }: Remembered): Promise<void> {
    const { database } = this.options;
    const { hereId, news } = await database.read(async (reader) => ({
      hereId: around.here === null ? null : ((await getCountryByCode(reader, around.here))?.short.id ?? null),
      news: await readNewsOfCountries(reader, await listCountriesAround(reader)),
    }));
    for (const { countryId, isKnown } of news) if (!isKnown) this.download(countryId);
    const near = <Item extends { id: string }>(
      items: readonly Item[],
      isHere: boolean,
      howFar: (item: Item, from: Position) => number | null,
    ): Near[] =>
      items
        .map((item) => ({ id: item.id, metres: position && howFar(item, position) }))
        // Of a neighbour only what is within reach: the rest of it is another country's trouble.
        .filter(({ metres }) => isHere || (metres !== null && metres <= REACH_METRES));
    const chosen = news.map(({ countryId, alerts, advisories }) => ({
      alerts: near(alerts, countryId === hereId, (alert, from) => howFarIsAlert(alert, hereId, from)),
      advisories: near(advisories, countryId === hereId, howFarIsAdvisory),
    }));
    await database.write('cache', (transaction) =>
      saveNewsAround(transaction, {
        alerts: onceEach(chosen.flatMap(({ alerts }) => alerts)),
        advisories: onceEach(chosen.flatMap(({ advisories }) => advisories)),
      }),
    );
  }

  /** Where it comes to nothing, the next sync asks for it again. */
  private download(countryId: string): void {
    if (this.bringing.has(countryId)) return;
    const brought = this.options.schedule
      .downloadCountry(countryId)
      .catch(() => undefined)
      .finally(() => this.bringing.delete(countryId));
    this.bringing.set(countryId, brought);
  }
}

function onceEach(items: readonly Near[]): Near[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
