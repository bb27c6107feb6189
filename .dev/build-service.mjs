/**
 * Compiles the service to JavaScript, in the layout of this project, with all that it reads beside it:
 *   node .dev/build-service.mjs <folder>
 * Needs nothing but TypeScript. Types are not looked at: `npm run check` does that.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import typescript from 'typescript';

const PROJECT_FOLDER = dirname(dirname(fileURLToPath(import.meta.url)));
const CODE = ['server/src', 'src/contract', 'src/geo', 'src/markdown'];
const BESIDE = ['assets/geo', 'server/src/database/migrations', 'server/packs', 'server/package.json'];
const ALIAS = /require\("@\/([^"]+)"\)/g;

const [out] = process.argv.slice(2);
if (!out) {
  console.error('Say into which folder: node .dev/build-service.mjs <folder>');
  process.exit(2);
}

for (const folder of CODE) {
  const files = readdirSync(join(PROJECT_FOLDER, folder), { recursive: true, encoding: 'utf8' });
  for (const file of files) if (isCode(file)) compile(join(folder, file));
}
for (const path of BESIDE) cpSync(join(PROJECT_FOLDER, path), join(out, path), { recursive: true });

/** What is for browsers alone stays out. */
function isCode(file) {
  return file.endsWith('.ts') && !file.endsWith('.d.ts') && !file.endsWith('.web.ts');
}

function compile(file) {
  const { outputText } = typescript.transpileModule(readFileSync(join(PROJECT_FOLDER, file), 'utf8'), {
    fileName: file,
    compilerOptions: {
      module: typescript.ModuleKind.CommonJS,
      target: typescript.ScriptTarget.ES2023,
      esModuleInterop: true,
    },
  });
  const compiled = join(out, file.replace(/\.ts$/, '.js'));
  mkdirSync(dirname(compiled), { recursive: true });
  writeFileSync(
    compiled,
    outputText.replace(ALIAS, (_, path) => `require("${toRelative(file, path)}")`),
  );
}

/** `@/x` is `src/x`. */
function toRelative(file, path) {
  const found = relative(dirname(file), join('src', path)).replaceAll('\\', '/');
  return found.startsWith('.') ? found : `./${found}`;
}
