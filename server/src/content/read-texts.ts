import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { FIRST_LANGUAGE } from '@/contract/translated-text';

import type { Fault, Origin } from './fault';
import { readText } from './text-files';

/** `facts.md`, `facts.de.md`, `drawing.svg`. */
const TEXT_FILE = /^([a-z_0-9]+)(?:\.([a-z]{2,3}))?\.(md|svg)$/;

export interface Texts {
  fields: Record<string, unknown>;
  origins: Record<string, Origin>;
  faults: Fault[];
}

/** The fields of a record that are files of their own, with their languages. */
export function collectTexts(folder: string, below: string): Texts {
  const texts: Texts = { fields: {}, origins: {}, faults: [] };
  const inside = join(folder, below);
  if (!existsSync(inside) || !statSync(inside).isDirectory()) return texts;
  for (const name of readdirSync(inside).sort()) {
    const origin = { file: `${below}/${name}`, line: null };
    const [, field, language = FIRST_LANGUAGE, kind] = TEXT_FILE.exec(name) ?? [];
    if (field === undefined) {
      texts.faults.push({
        ...origin,
        field: null,
        message: 'is no text: such are named facts.md or facts.de.md',
      });
      continue;
    }
    const text = readText(join(folder, origin.file)).trim();
    texts.origins[field] ??= origin;
    texts.fields[field] = kind === 'svg' ? text : { ...(texts.fields[field] as object), [language]: text };
  }
  return texts;
}
