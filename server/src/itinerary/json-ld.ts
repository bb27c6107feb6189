import { LIMITS } from './limits';
import { isThing, type Thing } from './thing';

/** Programs that make mails put these around scripts, so that old readers would pass over them. */
const WRAPPING = /^\s*(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)|(?:\/\/\s*\]\]>|\]\]>|-->)\s*$/g;

/** The things of a script, those of its `@graph` too; null where it can't be read. */
export function readJsonLd(script: string): Thing[] | null {
  if (script.length > LIMITS.scriptCharacters) return null;
  let parsed: unknown;
  try {
    parsed = JSON.parse(script.replaceAll(WRAPPING, ''));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
  return isTooDeep(parsed) ? null : flatten(parsed);
}

/** Counted without calling itself: a stack that ends would take the service with it. */
function isTooDeep(value: unknown): boolean {
  let level = [value];
  let seen = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    seen += level.length;
    if (depth > LIMITS.thingDepth || seen > LIMITS.things) return true;
    level = level.flatMap((each): unknown[] =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    );
  }
  return false;
}

function flatten(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(flatten);
  if (!isThing(value)) return [];
  return [value, ...flatten(value['@graph'])];
}
