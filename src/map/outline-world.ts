import { useEffect, useState } from 'react';

import { decodeTopology } from '@/geo/decode-topology';
import type { Shape } from '@/geo/shape';

import type { Outline } from './map-content';

export type Detail = 'far' | 'near';

/** The countries of the world as plain outlines, carried by the app. */
export interface OutlineWorld {
  shapes: readonly Shape[];
  faults: number;
}

const NO_WORLD: OutlineWorld = { shapes: [], faults: 0 };

const loading = new Map<Detail, Promise<OutlineWorld>>();

/** The world in this detail; until it is read, in the one before, or none. */
export function useOutlineWorld(detail: Detail): OutlineWorld {
  const [world, setWorld] = useState(NO_WORLD);
  useEffect(() => {
    let isWanted = true;
    void loadOutlineWorld(detail).then((read) => {
      if (isWanted) setWorld(read);
    });
    return () => {
      isWanted = false;
    };
  }, [detail]);
  return world;
}

function loadOutlineWorld(detail: Detail): Promise<OutlineWorld> {
  const known = loading.get(detail);
  if (known) return known;
  const promise = readTopology(detail).then(decodeTopology);
  loading.set(detail, promise);
  return promise;
}

export function shapesOf(outline: Outline, world: OutlineWorld): readonly Shape[] {
  return 'country' in outline ? world.shapes.filter((shape) => shape.id === outline.country) : outline;
}

/** Read when first drawn: the near world is large, and many a visit never sees it. */
async function readTopology(detail: Detail): Promise<unknown> {
  const file =
    detail === 'far'
      ? await import('../../assets/world/far.json')
      : await import('../../assets/world/near.json');
  return file.default;
}
