import drawings from '../../server/packs/world/flags.jsonl';

/** The drawing of a country's flag; null where there is none, and, in a browser, undefined before it is read. */
export function useFlagDrawing(code: string): string | null | undefined {
  return drawings[code] ?? null;
}

export async function readFlagsAhead(): Promise<void> {
  // They came with the code.
}
