interface Call {
  id: string;
  /** The call for help that this one says again. */
  repeats?: string;
}

/** The call itself, or the one that it repeats: what is asked for with either is asked for once. */
export function firstCallOf({ id, repeats }: Call): string {
  return repeats ?? id;
}
