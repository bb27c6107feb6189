const LOOK_AGAIN_MS = 250;
const PATIENCE_MS = 60_000;

/** Looks until it is as expected, or gives what it saw last. Small things, such as what was read, are sent without a word on the screen. */
export async function eventually<Value>(
  look: () => Promise<Value>,
  isExpected: (value: Value) => boolean,
): Promise<Value> {
  const givesUpAt = Date.now() + PATIENCE_MS;
  for (;;) {
    const value = await look();
    if (isExpected(value) || Date.now() > givesUpAt) return value;
    await new Promise((done) => setTimeout(done, LOOK_AGAIN_MS));
  }
}
