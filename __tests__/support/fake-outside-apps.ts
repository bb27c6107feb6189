import type { FileOutcome, TextFile } from '@/platform/give-file';
import type { Position } from '@/platform/locator';
import type { OutsideApps } from '@/platform/outside-apps';
import { toDiallable } from '@/platform/phone-number';
import type { PrintablePage, PrintOutcome } from '@/platform/print-page';
import { toSafeLink } from '@/platform/safe-link';
import type { ShareOutcome } from '@/platform/share-text';

/** Remembers what was opened, in the form in which it was. */
export class FakeOutsideApps implements OutsideApps {
  readonly called: string[] = [];
  readonly opened: string[] = [];
  readonly directions: ({ to: Position; name: string } | { address: string })[] = [];
  readonly shared: string[] = [];
  readonly files: TextFile[] = [];
  readonly printed: PrintablePage[] = [];
  /** How sharing ends. */
  sharing: ShareOutcome = 'shared';
  timesSettingsOpened = 0;
  private hasApps = true;

  /** No app on this device takes anything. */
  removeApps(): void {
    this.hasApps = false;
  }

  call(number: string): Promise<boolean> {
    return this.keep(this.called, toDiallable(number));
  }

  openLink(url: string): Promise<boolean> {
    return this.keep(this.opened, toSafeLink(url));
  }

  openDirections(to: Position, name: string): Promise<boolean> {
    return this.keep(this.directions, { to, name });
  }

  openDirectionsToAddress(address: string): Promise<boolean> {
    return this.keep(this.directions, { address });
  }

  openSettings(): Promise<boolean> {
    this.timesSettingsOpened += 1;
    return Promise.resolve(true);
  }

  share(text: string): Promise<ShareOutcome> {
    this.shared.push(text);
    return Promise.resolve(this.sharing);
  }

  giveFile(file: TextFile): Promise<FileOutcome> {
    this.files.push(file);
    return Promise.resolve(this.hasApps ? 'given' : 'failed');
  }

  printPage(page: PrintablePage): Promise<PrintOutcome> {
    this.printed.push(page);
    return Promise.resolve(this.hasApps ? 'given' : 'failed');
  }

  private keep<T>(list: T[], item: T | null): Promise<boolean> {
    if (!this.hasApps || item === null) return Promise.resolve(false);
    list.push(item);
    return Promise.resolve(true);
  }
}
