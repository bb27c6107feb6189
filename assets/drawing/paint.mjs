/**
 * The layers, each a shape and a colour, from the lowest to the highest, as RGBA pixels. The edge of a shape covers the pixel it
 * passes through in part, which is what keeps the small sizes smooth.
 */
export function paint({ size, layers }) {
  const pixels = Buffer.alloc(size * size * 4);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      pixels.set(pixelAt((x + 0.5) / size, (y + 0.5) / size, size, layers), (y * size + x) * 4);
    }
  }
  return pixels;
}

function pixelAt(x, y, size, layers) {
  let colour = [0, 0, 0];
  let alpha = 0;
  for (const layer of layers) {
    const cover = Math.min(1, Math.max(0, 0.5 - layer.shape(x, y) * size));
    const total = cover + alpha * (1 - cover);
    if (cover > 0) {
      colour = colour.map((below, channel) => {
        const mixed = layer.colour[channel] * cover + below * alpha * (1 - cover);
        return mixed / total;
      });
      alpha = total;
    }
  }
  return [...colour.map(Math.round), Math.round(alpha * 255)];
}

export function hex(code) {
  return [1, 3, 5].map((at) => Number.parseInt(code.slice(at, at + 2), 16));
}
