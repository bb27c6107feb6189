import type { ScreenLight } from '@/platform/screen-light';

/** A screen that counts who wants it bright. */
export class FakeScreenLight implements ScreenLight {
  wanted = 0;

  brighten(): () => void {
    this.wanted += 1;
    return () => {
      this.wanted -= 1;
    };
  }
}
