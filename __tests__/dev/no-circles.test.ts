import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const FOLDERS = ['app', 'src', 'server/src'];
const SOURCE = /(?:\.(?:d|web|native|ios|android))?\.tsx?$/;
/** Also those of types alone, and those that wait until they are needed: whoever reads a file has to read what it names. */
const IMPORT = /(?:from |import |import\(|require\()'((?:\.{1,2}|@)\/[^']+)'/g;

/** Each file of the app and of the service, with those that it imports. A file and its variants for platforms are one. */
function readImports(): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const path of FOLDERS.flatMap(listSources)) {
    const file = path.replace(SOURCE, '');
    const imported = imports.get(file) ?? new Set();
    for (const [, written = ''] of readFileSync(join(ROOT, path), 'utf8').matchAll(IMPORT))
      imported.add(written.startsWith('@/') ? `src/${written.slice(2)}` : join(dirname(file), written));
    imported.delete(file);
    imports.set(file, imported);
  }
  return imports;
}

function listSources(folder: string): string[] {
  const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => SOURCE.test(name)).map((name) => join(folder, name));
}

/** Those from which imports lead back to themselves. */
function findCircles(imports: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return [...imports.keys()].filter((file) => {
    const reached = new Set(imports.get(file));
    for (const next of reached) for (const further of imports.get(next) ?? []) reached.add(further);
    return reached.has(file);
  });
}

describe('the files of the app and of the service', () => {
  it('import each other in one direction', () => {
    const imports = readImports();
    const followed = [...imports.values()].flatMap((imported) =>
      [...imported].filter((file) => imports.has(file)),
    );
    expect(followed.length).toBeGreaterThan(3000);
    expect(findCircles(imports)).toEqual([]);
  });
});
