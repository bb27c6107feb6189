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

/** Rejects where it takes longer; what was begun may still be done. */
export function inTime<Value>(timers: Timers, limitMs: number, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const callOff = timers.after(limitMs, () => reject(new Error('It took too long.')));
    work.then(resolve, reject).finally(callOff);
  });
}
