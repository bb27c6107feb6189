/** A browser draws these itself; the library that draws them on phones would be a tenth of the first screen. */
export const Svg = 'svg';
export const Path = 'path';
