import type { Picked, PicturePicker } from '@/platform/picture-picker';

/** A phone whose camera and pictures give what the test says. */
export class FakePicturePicker implements PicturePicker {
  hasCamera = true;
  outlivesApp = true;
  taken: Picked = { kind: 'picked', uri: 'file:///taken.jpg' };
  chosen: Picked = { kind: 'picked', uri: 'file:///chosen.jpg' };
  /** What was taken before the system ended the app. */
  pending: string | null = null;
  readonly gone: string[] = [];

  take(): Promise<Picked> {
    return Promise.resolve(this.taken);
  }

  choose(): Promise<Picked> {
    return Promise.resolve(this.chosen);
  }

  recover(): Promise<string | null> {
    const { pending } = this;
    this.pending = null;
    return Promise.resolve(pending);
  }

  letGo(uri: string): Promise<void> {
    this.gone.push(uri);
    return Promise.resolve();
  }
}
