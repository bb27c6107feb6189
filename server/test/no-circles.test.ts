import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const FOLDER = resolve(__dirname, '../src');
const IMPORT = /(?:from|import) '(\.{1,2}\/[^']+)'/g;

/** Each file of the service, with those that it imports. */
function readImports(): Map<string, string[]> {
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.ts')).map((name) => join(FOLDER, name));
  return new Map(
    files.map((file) => {
      const imported = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, path = '']) =>
        join(dirname(file), `${path}.ts`),
      );
      return [file, imported.filter((path) => files.includes(path))];
    }),
  );
}

/** Takes away whatever imports nothing that is left, again and again: what remains stands in a circle, or before one. */
function findCircles(imports: Map<string, string[]>): string[] {
  const left = new Map(imports);
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const [file, imported] of left) if (!imported.some((path) => left.has(path))) left.delete(file);
  }
  return [...left.keys()].map((file) => file.slice(FOLDER.length + 1));
}

describe('the files of the service', () => {
  it('import each other in one direction', () => {
    const imports = readImports();
    expect([...imports.values()].flat().length).toBeGreaterThan(500);
    expect(findCircles(imports)).toEqual([]);
  });
});
