import { useEffect, useState } from 'react';

type Drawings = (typeof import('../../server/packs/world/flags.jsonl'))['default'];

let read: Drawings | null = null;
let reading: Promise<Drawings> | null = null;

/**
 * A browser gets the flags in a piece of their own, which the service worker keeps with the rest of the app: the first screen does not
 * wait for it.
 */
export function useFlagDrawing(code: string): string | null | undefined {
  const [drawings, setDrawings] = useState<Drawings | 'none' | null>(read);
  useEffect(() => {
    let isWanted = read === null;
    const set = (found: Drawings | 'none') => {
      if (isWanted) setDrawings(found);
    };
    if (isWanted) readDrawings().then(set, () => set('none'));
    return () => {
      isWanted = false;
    };
  }, []);
  if (drawings === null) return undefined;
  return drawings === 'none' ? null : (drawings[code] ?? null);
}

/** Before the first flag is drawn. Without a network that flag asks again. */
export async function readFlagsAhead(): Promise<void> {
  await readDrawings().catch(() => null);
}

function readDrawings(): Promise<Drawings> {
  reading ??= import('../../server/packs/world/flags.jsonl').then(
    (file) => (read = file.default),
    (reason: unknown) => {
      // Without a network, before the app is kept: the next flag asks again.
      reading = null;
      throw reason;
    },
  );
  return reading;
}
