import { toLanguage, type Language } from '@/i18n/languages';
import { getPreferences } from '@/store/preferences';
import type { StoreDatabase } from '@/store/store-database';
import { Watchable } from '@/sync/sync-status';

/** The language in which everything speaks to the traveller: the one chosen in Sojourn, or else the device's. */
export class TravellerLanguage {
  /** BCP 47, such as `pt-BR`. */
  readonly tag: Watchable<string>;
  private choice: Language | null = null;

  constructor(private readonly deviceTag: () => string) {
    this.tag = new Watchable(deviceTag());
  }

  get chosen(): Language | null {
    return this.choice;
  }

  /** The one of those that Sojourn speaks. */
  get spoken(): Language {
    return toLanguage(this.tag.get());
  }

  /** Ends when the choice in this store is known; what is chosen later is followed for as long as the store is open. */
  async follow(database: StoreDatabase): Promise<void> {
    database.onChange((tables) => {
      // A store that closes meanwhile is read again when it opens.
      if (tables.has('preferences')) void this.read(database).catch(() => undefined);
    });
    await this.read(database);
  }

  /** The device's language may have changed while the app was away. */
  lookAgain(): void {
    const tag = this.choice ?? this.deviceTag();
    if (tag !== this.tag.get()) this.tag.set(tag);
  }

  private async read(database: StoreDatabase): Promise<void> {
    const { language } = await database.read(getPreferences);
    this.choice = language === null ? null : toLanguage(language);
    this.lookAgain();
  }
}
