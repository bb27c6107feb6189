/** Runs `work` over the items, so many at a time. Stops taking new ones once `work` has said so by false. */
export async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<boolean>,
): Promise<void> {
  const waiting = [...items];
  let goOn = true;
  const worker = async () => {
    while (goOn) {
      const item = waiting.shift();
      if (item === undefined) return;
      if (!(await work(item))) goOn = false;
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
}
