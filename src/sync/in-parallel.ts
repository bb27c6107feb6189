/**
 * Runs `work` over the items, so many at a time. Stops taking new ones once `work` has said so by false or has thrown,
 * and ends only when nothing is under way any more: whoever waits for it may then close the database.
 */
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
      try {
        goOn = (await work(item)) && goOn;
      } catch (reason) {
        goOn = false;
        throw reason;
      }
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
