import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const made: string[] = [];

/** A folder with these files: texts as they are, lists as JSON Lines, other data as JSON. */
export function aPack(
  files: Record<string, unknown>,
  manifest: object = { name: 'acme', format: 1 },
): string {
  const folder = aFolder();
  for (const [name, content] of Object.entries({ 'pack.json': manifest, ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), toText(content));
  }
  return folder;
}

export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-pack-'));
  made.push(folder);
  return folder;
}

/** To be called when the tests of a file are over. */
export function removePacks(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}

function toText(content: unknown): string {
  if (typeof content === 'string') return content;
  return Array.isArray(content)
    ? content.map((record) => JSON.stringify(record)).join('\n')
    : JSON.stringify(content);
}

/** A small square around a place. */
export const aDrawing = (longitude: number, latitude: number) => ({
  type: 'Topology',
  objects: { area: { type: 'Polygon', arcs: [[0]] } },
  arcs: [
    [
      [longitude, latitude],
      [longitude, latitude + 1],
      [longitude + 1, latitude + 1],
      [longitude + 1, latitude],
      [longitude, latitude],
    ],
  ],
});

export const aHospital = (fields: object = {}) => ({
  slug: 'oslo-general',
  name: 'Oslo General',
  country: 'NO',
  location: [10.75, 59.91],
  address: {
    address1: 'Storgata 1',
    address2: null,
    city: 'Oslo',
    postal_code: '0155',
    province: null,
    country_code: 'NO',
  },
  ...fields,
});
