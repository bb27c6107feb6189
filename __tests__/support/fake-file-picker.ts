import type { FilePicker, PickedFile } from '@/platform/file-picker';

/** A phone whose files are what the test says. */
export class FakeFilePicker implements FilePicker {
  chosen: PickedFile = { kind: 'cancelled' };
  /** What the system handed over, by its address. */
  readonly handed = new Map<string, PickedFile>();
  mostBytes: number | null = null;

  choose({ mostBytes }: { mostBytes: number }): Promise<PickedFile> {
    this.mostBytes = mostBytes;
    return Promise.resolve(this.chosen);
  }

  open(address: string): Promise<PickedFile> {
    return Promise.resolve(this.handed.get(address) ?? { kind: 'unreadable' });
  }
}
