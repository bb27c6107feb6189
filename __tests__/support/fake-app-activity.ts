import type { AppActivity } from '@/platform/app-activity';

import { Listeners } from './listeners';

/** Starts in the foreground. */
export class FakeAppActivity implements AppActivity {
  private foreground = true;
  private readonly comings = new Listeners();
  private readonly goings = new Listeners();
  private readonly turns = new Listeners();

  comeBack(): void {
    if (this.foreground) return;
    this.foreground = true;
    this.comings.tell();
  }

  goAway(): void {
    if (!this.foreground) return;
    this.foreground = false;
    this.goings.tell();
  }

  /** The traveller turns to it, where it stands in sight. */
  turnTo(): void {
    this.turns.tell();
  }

  isForeground(): boolean {
    return this.foreground;
  }

  onForeground(listener: () => void): () => void {
    return this.comings.add(listener);
  }

  onBackground(listener: () => void): () => void {
    return this.goings.add(listener);
  }

  onFocus(listener: () => void): () => void {
    return this.turns.add(listener);
  }
}
