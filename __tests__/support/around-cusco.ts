export const CUSCO = { latitude: -13.5226, longitude: -71.9673 };

/** A square around it, as maps have their areas. */
export const AROUND_CUSCO = {
  type: 'Topology' as const,
  objects: { area: { type: 'Polygon', arcs: [[0]] } },
  arcs: [
    [
      [-73, -14],
      [-73, -13],
      [-71, -13],
      [-71, -14],
      [-73, -14],
    ],
  ],
};
