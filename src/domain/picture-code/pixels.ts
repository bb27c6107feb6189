/** How light each point of a picture is, row by row: 0 is black, 255 is white. */
export interface Pixels {
  luminance: Uint8ClampedArray;
  width: number;
  height: number;
}

const WHITE = 255;

/** A square of a picture: its middle, how large it is drawn, and by how many degrees it is turned back. */
export interface Square {
  x: number;
  y: number;
  half: number;
  scale: number;
  degrees: number;
}

/** What lies outside of the picture is white. */
export function cropSquare(pixels: Pixels, { x, y, half, scale, degrees }: Square): Pixels {
  const side = Math.ceil(2 * half * scale);
  const middle = (side - 1) / 2;
  const cos = Math.cos((degrees * Math.PI) / 180) / scale;
  const sin = Math.sin((degrees * Math.PI) / 180) / scale;
  return resample(pixels, side, side, (column, row, to) => {
    to.x = cos * (column - middle) - sin * (row - middle) + x;
    to.y = sin * (column - middle) + cos * (row - middle) + y;
  });
}

export function turnQuarter({ luminance, width, height }: Pixels): Pixels {
  const turned = new Uint8ClampedArray(luminance.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) turned[x * height + (height - 1 - y)] = luminance[y * width + x] ?? 0;
  return { luminance: turned, width: height, height: width };
}

/** Turned by a few degrees around its middle. Corners are lost: nobody puts a code there. */
export function tilt(pixels: Pixels, degrees: number): Pixels {
  const { width, height } = pixels;
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [middleX, middleY] = [width / 2, height / 2];
  return resample(pixels, width, height, (column, row, to) => {
    to.x = cos * (column - middleX) - sin * (row - middleY) + middleX;
    to.y = sin * (column - middleX) + cos * (row - middleY) + middleY;
  });
}

/** `look` says where in the picture a point is taken from, into one place for all of them: there are a million. */
function resample(
  { luminance, width, height }: Pixels,
  across: number,
  down: number,
  look: (column: number, row: number, to: { x: number; y: number }) => void,
): Pixels {
  const drawn = new Uint8ClampedArray(across * down).fill(WHITE);
  const from = { x: 0, y: 0 };
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1) {
      look(column, row, from);
      const left = Math.floor(from.x);
      const top = Math.floor(from.y);
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const right = from.x - left;
      const below = from.y - top;
      const at = top * width + left;
      const upper = (luminance[at] ?? 0) * (1 - right) + (luminance[at + 1] ?? 0) * right;
      const lower = (luminance[at + width] ?? 0) * (1 - right) + (luminance[at + width + 1] ?? 0) * right;
      drawn[row * across + column] = upper * (1 - below) + lower * below;
    }
  return { luminance: drawn, width: across, height: down };
}

/** How light a colour looks. */
export const toLuminance = (red: number, green: number, blue: number) =>
  0.299 * red + 0.587 * green + 0.114 * blue;
