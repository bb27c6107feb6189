import fc from 'fast-check';

import { clampPhoto, fitPhoto, WHOLE_PHOTO, zoomPhoto } from '@/ui/photo-zoom';

const size = fc.record({
  width: fc.integer({ min: 100, max: 2000 }),
  height: fc.integer({ min: 100, max: 2000 }),
});
const ratio = fc.double({ min: 0.2, max: 5, noNaN: true });
const far = fc.double({ min: -5000, max: 5000, noNaN: true });

describe('a photo in its frame', () => {
  it('fits, with one side as long as the frame’s', () => {
    fc.assert(
      fc.property(size, ratio, (frame, shape) => {
        const { width, height } = fitPhoto(frame, shape);
        expect(width).toBeLessThanOrEqual(frame.width + 1e-6);
        expect(height).toBeLessThanOrEqual(frame.height + 1e-6);
        expect(Math.min(frame.width - width, frame.height - height)).toBeCloseTo(0, 6);
      }),
    );
  });

  it('never leaves it, wherever it is pulled and however it is enlarged', () => {
    fc.assert(
      fc.property(
        size,
        ratio,
        far,
        far,
        fc.double({ min: 0.01, max: 100, noNaN: true }),
        (frame, shape, x, y, factor) => {
          const pulled = clampPhoto({ zoom: 3, x, y }, frame, shape);
          const view = zoomPhoto(pulled, factor, { x: x / 50, y: y / 50 }, frame, shape);
          const { width, height } = fitPhoto(frame, shape);
          expect(view.zoom).toBeGreaterThanOrEqual(1);
          expect(view.zoom).toBeLessThanOrEqual(6);
          expect(Math.abs(view.x)).toBeLessThanOrEqual(
            Math.max(0, (width * view.zoom - frame.width) / 2) + 1e-6,
          );
          expect(Math.abs(view.y)).toBeLessThanOrEqual(
            Math.max(0, (height * view.zoom - frame.height) / 2) + 1e-6,
          );
        },
      ),
    );
  });

  it('keeps what is under the fingers where it is', () => {
    const frame = { width: 400, height: 400 };
    const view = zoomPhoto(WHOLE_PHOTO, 2, { x: 50, y: -30 }, frame, 1);
    // A point at the focus was at 50 of the whole; at twice the size it is at 100, moved back by 50.
    expect(view).toEqual({ zoom: 2, x: -50, y: 30 });
    expect(zoomPhoto(view, 0.5, { x: 50, y: -30 }, frame, 1)).toEqual({ zoom: 1, x: 0, y: 0 });
  });
});
