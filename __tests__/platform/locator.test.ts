import fc from 'fast-check';

import { toFix, type LocationReading } from '@/platform/locator';

const NOW = Date.UTC(2026, 5, 1, 12);
const MINUTE = 60_000;

function aReading(
  changes: Partial<LocationReading['coords']> & Partial<LocationReading> = {},
): LocationReading {
  const { latitude = -1.29, longitude = 36.82, accuracy = 12, ...rest } = changes;
  return { coords: { latitude, longitude, accuracy }, timestamp: NOW - MINUTE, ...rest };
}

describe('a position of the device', () => {
  it('is taken with its time and how sure it is', () => {
    expect(toFix(aReading(), NOW, 5 * MINUTE)).toEqual({
      latitude: -1.29,
      longitude: 36.82,
      accuracyMetres: 12,
      at: NOW - MINUTE,
    });
  });

  it('may leave open how sure it is', () => {
    expect(toFix(aReading({ accuracy: null }), NOW, 5 * MINUTE)?.accuracyMetres).toBeNull();
  });

  it.each([
    ['too old', aReading({ timestamp: NOW - 6 * MINUTE })],
    ['made up by another app', aReading({ mocked: true })],
    ['no number', aReading({ latitude: NaN })],
    ['not on Earth', aReading({ latitude: 91 })],
    ['beyond the date line', aReading({ longitude: -180.5 })],
    ['what a receiver says that knows nothing', aReading({ latitude: 0, longitude: 0 })],
    ['marked as invalid', aReading({ accuracy: -1 })],
    ['without a time', aReading({ timestamp: NaN })],
  ])('is not taken when it is %s', (_why, reading) => {
    expect(toFix(reading, NOW, 5 * MINUTE)).toBeNull();
  });

  it('is never dated in the future, where the clock of the phone is behind', () => {
    expect(toFix(aReading({ timestamp: NOW + 60 * MINUTE }), NOW, 5 * MINUTE)?.at).toBe(NOW);
  });

  it('is on Earth, not in the future and not too old, whatever a device says', () => {
    const anything = fc.double();
    fc.assert(
      fc.property(
        anything,
        anything,
        fc.option(anything),
        anything,
        (latitude, longitude, accuracy, timestamp) => {
          const fix = toFix({ coords: { latitude, longitude, accuracy }, timestamp }, NOW, 5 * MINUTE);
          if (fix === null) return;
          expect(Math.abs(fix.latitude)).toBeLessThanOrEqual(90);
          expect(Math.abs(fix.longitude)).toBeLessThanOrEqual(180);
          expect(fix.at).toBeLessThanOrEqual(NOW);
          expect(fix.at).toBeGreaterThanOrEqual(NOW - 5 * MINUTE);
          expect(fix.accuracyMetres ?? 0).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
