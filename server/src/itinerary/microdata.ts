import { LIMITS } from './limits';
import { withoutVocabulary, type Thing } from './thing';

type Item = Record<string, unknown[]>;

/** What is read as text, and for which properties of whom. */
interface Value {
  names: readonly string[];
  owner: Item;
  text: string;
}

/** What an element begins, and ends with it. */
type Begun = 'item' | 'value' | 'nothing';

/** Attributes that hold a value instead of the text of the element. */
const VALUE_ATTRIBUTES = ['content', 'datetime', 'href', 'src', 'value'];

/**
 * Reads microdata while its page is read, tag by tag. Nothing calls itself, and no tag looks at those around it: a page of a million tags inside of
 * one another costs as much as a flat one.
 */
export function createMicrodata() {
  const found: Item[] = [];
  const open: Begun[] = [];
  const items: Item[] = [];
  const values: Value[] = [];
  let count = 0;

  function begin(attributes: Readonly<Record<string, string>>): Begun {
    const isItem = 'itemscope' in attributes || 'itemtype' in attributes;
    const owner = items.at(-1);
    const names = (attributes.itemprop ?? '').split(/\s+/).filter(Boolean);
    if (!isItem && (!owner || names.length === 0)) return 'nothing';
    if (count >= LIMITS.things || items.length >= LIMITS.thingDepth || names.length > LIMITS.thingDepth)
      return 'nothing';
    count += 1;
    if (isItem) {
      const item = newItem(attributes.itemtype ?? '');
      if (owner && names.length > 0) for (const name of names) add(owner, name, item);
      else found.push(item);
      items.push(item);
      return 'item';
    }
    const told = VALUE_ATTRIBUTES.map((attribute) => attributes[attribute]).find(
      (value) => value !== undefined,
    );
    if (!owner) return 'nothing';
    if (told === undefined) {
      values.push({ names, owner, text: '' });
      return 'value';
    }
    for (const name of names) add(owner, name, told);
    return 'nothing';
  }

  return {
    begin: (attributes: Readonly<Record<string, string>>) => void open.push(begin(attributes)),
    text(words: string): void {
      const inner = values.at(-1);
      if (inner && inner.text.length < LIMITS.valueCharacters) inner.text += words;
    },
    end(): void {
      const begun = open.pop();
      if (begun === 'item') items.pop();
      const value = begun === 'value' ? values.pop() : undefined;
      if (value) for (const name of value.names) add(value.owner, name, value.text);
    },
    things: (): Thing[] => found,
    depth: () => open.length,
  };
}

function newItem(type: string): Item {
  // Without a prototype: a property may be called anything.
  const item = Object.create(null) as Item;
  item['@type'] = type.split(/\s+/).filter(Boolean).map(withoutVocabulary);
  return item;
}

function add(owner: Item, name: string, value: unknown): void {
  if (name.startsWith('@')) return;
  (owner[name] ??= []).push(value);
}
