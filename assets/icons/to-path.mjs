/** A drawing of the set is a list of `[element, attributes]`; the app draws one path. */
export function toPath(nodes) {
  return nodes.map(([element, attributes]) => SHAPES[element](attributes)).join('');
}

const SHAPES = {
  path: ({ d }) => startAbsolute(d),
  circle: ({ cx, cy, r }) => ellipse(Number(cx), Number(cy), Number(r), Number(r)),
  ellipse: ({ cx, cy, rx, ry }) => ellipse(Number(cx), Number(cy), Number(rx), Number(ry)),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}Z`,
  rect: ({ x = 0, y = 0, width, height, rx, ry }) =>
    rectangle(...[x, y, width, height, rx ?? ry ?? 0].map(Number)),
};

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/**
 * The first move of a path is from the corner of the drawing. Behind another path a small m would be from where that one ended, and the
 * pairs that follow its first are lines.
 */
function startAbsolute(d) {
  const [, first = '', rest = ''] = /^m([^a-zA-Z]*)(.*)$/s.exec(d) ?? [];
  if (first === '') return d;
  const [x, y, ...lines] = first.match(NUMBER);
  return `M${x} ${y}${lines.length > 0 ? `l${lines.join(' ')}` : ''}${rest}`;
}

function ellipse(cx, cy, rx, ry) {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;
}

function rectangle(x, y, width, height, r) {
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const corner = (dx, dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}` +
    `h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}`
  );
}
