/**
 * What a list asks of its items, such as their key. FlashList asks once more for what stood behind the new end of a list that became shorter, and throws the
 * answer away.
 */
export function ofItem<Item>(ask: (item: Item) => string) {
  return (item: Item | undefined): string => (item === undefined ? 'gone' : ask(item));
}
