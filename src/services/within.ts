import type { Timers } from '@/platform/device-timers';

/** Null where it fails or takes longer: a device that does not answer must not hold up what the traveller does. */
export function within<Value>(timers: Timers, limitMs: number, work: Promise<Value>): Promise<Value | null> {
  return new Promise((resolve) => {
    const callOff = timers.after(limitMs, () => resolve(null));
    work.then(
      (value) => {
        callOff();
        resolve(value);
      },
      () => {
        callOff();
        resolve(null);
      },
    );
  });
}
