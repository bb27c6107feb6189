/** What the bytes of a type begin with: each of these, at its place. */
export interface Sign<Type extends string> {
  type: Type;
  parts: readonly (readonly [place: number, bytes: Buffer])[];
}

export const bytesOf = (text: string) => Buffer.from(text, 'latin1');

/** What a thing is, its own first bytes tell: names and headers are anybody's to write. Null where it is none of these. */
export function readType<Type extends string>(signs: readonly Sign<Type>[], bytes: Buffer): Type | null {
  const sign = signs.find(({ parts }) =>
    parts.every(([place, expected]) => bytes.subarray(place, place + expected.length).equals(expected)),
  );
  return sign?.type ?? null;
}
