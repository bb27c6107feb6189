import { z } from 'zod';

/**
 * A TopoJSON topology. Only its outermost shape is checked here: decoding (`src/geo`) survives whatever is
 * wrong inside, so that one bad arc does not cost the record around it.
 */
export const Topology = z.looseObject({
  type: z.literal('Topology'),
  objects: z.record(z.string(), z.unknown()),
  arcs: z.array(z.unknown()),
});
export type Topology = z.infer<typeof Topology>;
