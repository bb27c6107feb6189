import { Watchable } from '@/sync/sync-status';

import type { NotKept } from './check-in-result';
import type { Words } from './service-words';

export interface Place {
  path: string;
  /** For a message whose words are all that is known of it: to be shown as plain text. */
  words: Words | null;
}

export interface Banner extends Words {
  id: string;
  /** It is said at once, over whatever a screen reader says. */
  isUrgent?: true;
  place: Place;
}

/** What services tell the shell around all screens. It outlives the store, which may be opened anew. */
export class ShellSignals {
  /** A message that came while the app is open; null when there is none to show. */
  readonly banner = new Watchable<Banner | null>(null);
  /** Where the traveller asked to be taken; whoever takes them there takes it. */
  readonly place = new Watchable<Place | null>(null);

  /** What became of an answer that was given outside the app and that this device could not keep: it is said as soon as the app is open. */
  readonly unkept = new Watchable<NotKept | null>(null);

  takePlace(): Place | null {
    const place = this.place.get();
    if (!place) return null;
    this.place.set(null);
    if (place.words) this.banner.set({ id: place.path, ...place.words, place });
    return place;
  }

  /** Only this one: another may have come meanwhile. */
  dismissBanner(id: string): void {
    if (this.banner.get()?.id === id) this.banner.set(null);
  }

  /** The next traveller sees nothing of it. */
  clear(): void {
    this.banner.set(null);
    this.place.set(null);
    this.unkept.set(null);
  }
}
