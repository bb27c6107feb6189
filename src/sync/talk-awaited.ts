import { isHelpUnderWay } from '@/store/issues';
import type { StoreDatabase } from '@/store/store-database';

/** Whether somebody waits for what is said: they have a conversation in front of them, or a request is not over. */
export class TalkAwaited {
  private inFront = 0;

  constructor(
    private readonly database: Pick<StoreDatabase, 'read'>,
    private readonly onChange: () => void,
  ) {}

  /** A conversation is in front, until what this gives is called. */
  listen(): () => void {
    this.inFront += 1;
    this.onChange();
    return () => {
      this.inFront -= 1;
      this.onChange();
    };
  }

  /** Where it can't be read, nobody does. */
  async isAwaited(): Promise<boolean> {
    return this.inFront > 0 || this.database.read(isHelpUnderWay).catch(() => false);
  }
}
