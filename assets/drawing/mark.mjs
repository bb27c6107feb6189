import { drop, ellipse, grown, scaled, stroke, union, without } from './shapes.mjs';

// The mark: a pin for the place where one stays, its check mark for "I am safe", on the path that led there.
const middle = [0.5, 0.5];

const pin = drop({ centre: [0.5, 0.395], radius: 0.222, tip: [0.5, 0.703], tipRadius: 0.028 });

const check = stroke({
  points: [
    [0.402, 0.401],
    [0.47, 0.469],
    [0.602, 0.333],
  ],
  width: 0.06,
});

/** A round of ground seen from the side; the pin stands in its middle and hides a part of it. */
const ground = without(
  without(
    ellipse({ centre: [0.5, 0.712], radii: [0.262, 0.101] }),
    ellipse({ centre: [0.5, 0.712], radii: [0.224, 0.065] }),
  ),
  grown(pin, 0.04),
);

export function mark({ factor }) {
  const sized = (shape) => scaled(shape, { about: middle, factor });
  return {
    pin: sized(pin),
    check: sized(check),
    ground: sized(ground),
    /** All in one colour: the check mark is a hole in the pin. */
    stencil: sized(union(without(pin, check), ground)),
  };
}
