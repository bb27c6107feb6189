import type { Pixels } from './pixels';

interface Area {
  x: number;
  y: number;
  half: number;
}

/**
 * By how many degrees, from -45 to 45, edges in a part of a picture are turned from level and upright. Codes and print have edges of these two kinds
 * alone; four times their angle is the same for all of them.
 */
export function slantOf({ luminance, width, height }: Pixels, { x, y, half }: Area): number {
  const left = Math.max(1, Math.floor(x - half));
  const right = Math.min(width - 1, Math.ceil(x + half));
  const top = Math.max(1, Math.floor(y - half));
  const bottom = Math.min(height - 1, Math.ceil(y + half));
  let level = 0;
  let turned = 0;
  for (let row = top; row < bottom; row += 1)
    for (let column = left; column < right; column += 1) {
      const at = row * width + column;
      const across = (luminance[at + 1] ?? 0) - (luminance[at - 1] ?? 0);
      const down = (luminance[at + width] ?? 0) - (luminance[at - width] ?? 0);
      // The square of the square of a complex number, divided by its length so that strong edges do not count for everything.
      const real = across * across - down * down;
      const imaginary = 2 * across * down;
      const strength = across * across + down * down;
      if (strength === 0) continue;
      level += (real * real - imaginary * imaginary) / strength;
      turned += (2 * real * imaginary) / strength;
    }
  return ((Math.atan2(turned, level) / 4) * 180) / Math.PI;
}
