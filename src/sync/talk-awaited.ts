import { isResponder } from '@/contract/role';
import { findOpenHelp } from '@/store/check-ins';
import { isHelpUnderWay } from '@/store/issues';
import { getProfile } from '@/store/profile';
import type { Reader, StoreDatabase } from '@/store/store-database';

/**
 * Whether somebody waits for what is said: they have a conversation in front of them, a request or a call for help is not over, or they answer
 * those of others, of whom the next may call at any time.
 */
export class TalkAwaited {
  private inFront = 0;

  constructor(
    private readonly database: Pick<StoreDatabase, 'read'>,
    private readonly now: () => number,
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
    return this.inFront > 0 || this.database.read((reader) => this.isHelpAwaited(reader)).catch(() => false);
  }

  /** Of a call without a word this device has no request until somebody has taken it. */
  private async isHelpAwaited(reader: Reader): Promise<boolean> {
    if (await isHelpUnderWay(reader)) return true;
    if ((await findOpenHelp(reader, this.now())) !== null) return true;
    return isResponder((await getProfile(reader))?.roles ?? []);
  }
}
