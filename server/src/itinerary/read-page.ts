import { Parser } from 'htmlparser2';

import { readJsonLd } from './json-ld';
import { LIMITS } from './limits';
import { createMicrodata } from './microdata';
import type { Thing } from './thing';

export interface ReadPage {
  things: Thing[];
  /** Scripts that say that they are JSON-LD, and are not. */
  brokenScripts: number;
  /** Nobody wrote it for people: what stands in it too deep is not looked at. */
  isTooDeep: boolean;
}

/** What a page says of itself by JSON-LD and microdata. It is read as text: nothing of it is loaded or run. */
export function readPage(html: string): ReadPage {
  const microdata = createMicrodata();
  const scripts: string[] = [];
  let script: string | null = null;
  const isTooDeep = () => microdata.depth() > LIMITS.pageDepth;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script' && /^application\/ld\+json/i.test(attributes.type?.trim() ?? '')) script = '';
      microdata.begin(attributes);
      if (isTooDeep()) parser.pause();
    },
    ontext(text) {
      if (script !== null) script += text;
      else microdata.text(text);
    },
    onclosetag(name) {
      if (name === 'script' && script !== null) {
        scripts.push(script);
        script = null;
      }
      microdata.end();
    },
  });
  parser.write(html.slice(0, LIMITS.pageCharacters));
  // Where it was left in the midst of things, their ends would be told.
  if (!isTooDeep()) parser.end();
  const read = scripts.slice(0, LIMITS.scripts).map(readJsonLd);
  return {
    things: [...read.flatMap((things) => things ?? []), ...microdata.things()],
    brokenScripts: read.filter((things) => things === null).length + scripts.slice(LIMITS.scripts).length,
    isTooDeep: isTooDeep(),
  };
}
