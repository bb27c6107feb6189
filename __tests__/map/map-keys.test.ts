import fc from 'fast-check';

import { type Camera, FITTED } from '@/geo/projection';
import { clampView, zoomAround } from '@/geo/projection-view';
import { applyMove, moveOfKey } from '@/map/outline/map-keys';

const size = { width: 400, height: 300 };
const camera: Camera = { kind: 'region', rotate: [74, -4], scale: 2000, translate: [200, 150] };

function press(key: string, view = FITTED) {
  const move = moveOfKey(key);
  return move && applyMove(move, view, size);
}

describe('keys', () => {
  it('move the map: what lies to the right comes into view with the right arrow', () => {
    expect(press('ArrowRight')).toEqual({ zoom: 1, x: -80, y: 0 });
    expect(press('ArrowLeft')).toEqual({ zoom: 1, x: 80, y: 0 });
    expect(press('ArrowDown')).toEqual({ zoom: 1, x: 0, y: -60 });
    expect(press('ArrowUp')).toEqual({ zoom: 1, x: 0, y: 60 });
  });

  it('zoom around the middle, and back', () => {
    const near = press('+');
    expect(near).toEqual({ zoom: 2, x: -200, y: -150 });
    expect(near && press('-', near)).toEqual(FITTED);
  });

  it('lead back to everything with 0', () => {
    expect(moveOfKey('0')).toEqual({ kind: 'fit' });
    expect(press('0', { zoom: 9, x: 1, y: 2 })).toBeNull();
  });

  it('that mean nothing here are left to others', () => {
    expect(moveOfKey('Tab')).toBeNull();
    expect(moveOfKey('a')).toBeNull();
  });
});

describe('a view', () => {
  const pixel = fc.double({ min: -5000, max: 5000, noNaN: true });
  const views = fc.record({ zoom: fc.double({ min: 0.01, max: 1e6, noNaN: true }), x: pixel, y: pixel });

  it('never leaves the content out of reach', () => {
    fc.assert(
      fc.property(views, (view) => {
        const { zoom, x, y } = clampView(view, camera, size);
        const across = (size.width / 2 - x) / zoom / size.width;
        const down = (size.height / 2 - y) / zoom / size.height;
        for (const share of [across, down]) {
          expect(share).toBeGreaterThanOrEqual(-0.5001);
          expect(share).toBeLessThanOrEqual(1.5001);
        }
        expect(zoom).toBeGreaterThanOrEqual(0.5);
      }),
    );
  });

  it('that is within reach stays as it is', () => {
    expect(clampView({ zoom: 3, x: -300, y: -200 }, camera, size)).toEqual({ zoom: 3, x: -300, y: -200 });
  });

  it('of a broken gesture is the fitted one', () => {
    expect(clampView({ zoom: NaN, x: 0, y: 0 }, camera, size)).toEqual(FITTED);
  });

  it('keeps the point under the finger when it zooms', () => {
    const { zoom, x, y } = zoomAround({ zoom: 2, x: 10, y: 20 }, 3, 100, 50);
    expect((100 - x) / zoom).toBeCloseTo((100 - 10) / 2);
    expect((50 - y) / zoom).toBeCloseTo((50 - 20) / 2);
  });
});
