// Draws every picture in assets/images, and those of the installed web app in public. Run it after a change of the mark: node assets/draw-icons.mjs
import { writeFileSync } from 'node:fs';

import { mark } from './drawing/mark.mjs';
import { hex, paint } from './drawing/paint.mjs';
import { encodePng } from './drawing/png.mjs';
import { everywhere, roundedSquare } from './drawing/shapes.mjs';

const primary = hex('#0E5A6B');
const primaryInDark = hex('#7CC7D6');
const background = hex('#F6F4EF');
const backgroundInDark = hex('#0E1513');
const safe = hex('#1F6B4A');
const safeInDark = hex('#86D6AE');
const white = hex('#FFFFFF');

function inColours({ factor, pin, check, ground }) {
  const shapes = mark({ factor });
  return [
    { shape: shapes.ground, colour: ground },
    { shape: shapes.pin, colour: pin },
    { shape: shapes.check, colour: check },
  ];
}

const onPrimary = { pin: background, check: safe, ground: safeInDark };
const whole = { shape: everywhere(), colour: primary };
const tile = { shape: roundedSquare({ centre: [0.5, 0.5], half: 0.5, radius: 0.22 }), colour: primary };

const pictures = [
  { name: 'icon', size: 1024, alpha: false, layers: [whole, ...inColours({ factor: 1.12, ...onPrimary })] },
  // Android cuts an adaptive icon to a shape of its own and shows no more than the middle two thirds.
  { name: 'adaptive-foreground', size: 1024, layers: inColours({ factor: 0.82, ...onPrimary }) },
  {
    name: 'adaptive-monochrome',
    size: 1024,
    layers: [{ shape: mark({ factor: 0.82 }).stencil, colour: white }],
  },
  {
    name: 'splash',
    size: 512,
    layers: inColours({ factor: 1.4, pin: primary, check: background, ground: safe }),
  },
  {
    name: 'splash-dark',
    size: 512,
    layers: inColours({ factor: 1.4, pin: primaryInDark, check: backgroundInDark, ground: safeInDark }),
  },
  { name: 'favicon', size: 48, layers: [tile, ...inColours({ factor: 1.25, ...onPrimary })] },
  {
    name: 'notification',
    size: 96,
    layers: [{ shape: mark({ factor: 1.4 }).stencil, colour: white }],
  },
  ...[192, 512].map((size) => ({
    folder: '../public',
    name: `icon-${size}`,
    size,
    layers: [tile, ...inColours({ factor: 1.12, ...onPrimary })],
  })),
  // A phone cuts this one to a shape of its own, of which the middle four fifths are sure to be seen.
  {
    folder: '../public',
    name: 'icon-maskable-512',
    size: 512,
    alpha: false,
    layers: [whole, ...inColours({ factor: 0.95, ...onPrimary })],
  },
  {
    folder: '../public',
    name: 'apple-touch-icon',
    size: 180,
    alpha: false,
    layers: [whole, ...inColours({ factor: 1.12, ...onPrimary })],
  },
];

for (const { folder = './images', name, size, alpha = true, layers } of pictures) {
  const file = new URL(`${folder}/${name}.png`, import.meta.url);
  writeFileSync(file, encodePng({ size, alpha, pixels: paint({ size, layers }) }));
}
