import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Failure } from './failure.mjs';
import { inProject } from './project.mjs';

/** What the worker does beside keeping the app: one file a matter, each complete in itself. */
const OWN_FOLDER = inProject('src', 'service-worker');

const LARGEST_FILE_BYTES = 16 * 1024 * 1024;

/** Addresses of the service. They are asked for, never answered by the app's page. */
const OF_THE_SERVICE = [
  /^\/api(\/|$)/,
  /^\/assets\/flags\//,
  /^\/docs(\/|$)/,
  /^\/health$/,
  /^\/metrics$/,
  /^\/unsubscribe\//,
];

/**
 * Writes `sw.js`, which keeps every file of the export, so that each screen opens without a network. Answers of the service never get
 * into its caches: they lie in the database, behind the key. A new version waits until the traveller asks for it.
 */
export async function writeServiceWorker(folder) {
  // Not needed before the dependencies are there, and then only by those who build.
  const { generateSW } = await import('workbox-build');
  const { warnings } = await generateSW({
    globDirectory: folder,
    globPatterns: ['**/*'],
    // Without this, workbox leaves out `assets/node_modules`, where SQLite's WebAssembly lies.
    globIgnores: ['**/*.map', '**/*.br', '**/*.gz', 'metadata.json', 'sw.js'],
    dontCacheBustURLsMatching: /[.-][0-9a-f]{32}(@\dx)?\.\w+$/,
    maximumFileSizeToCacheInBytes: LARGEST_FILE_BYTES,
    swDest: `${folder}/sw.js`,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    mode: 'production',
    navigateFallback: '/index.html',
    navigateFallbackDenylist: OF_THE_SERVICE,
    // A flag belongs to nobody, and one that was shown is there without a network.
    runtimeCaching: [
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/flags/'),
        handler: 'CacheFirst',
        options: { cacheName: 'flags', expiration: { maxEntries: 400, purgeOnQuotaError: true } },
      },
    ],
    cleanupOutdatedCaches: true,
    // The first visit is complete without a second one: from then on the app opens without a network.
    clientsClaim: true,
    skipWaiting: false,
  });
  for (const name of readdirSync(OWN_FOLDER).sort()) appendFileSync(`${folder}/sw.js`, await compile(name));
  if (warnings.length > 0)
    throw new Failure(`The web app would not be whole offline.\n${warnings.join('\n')}`);
}

async function compile(name) {
  // These scripts are read before anything is installed.
  const { default: typescript } = await import('typescript');
  const { outputText } = typescript.transpileModule(readFileSync(join(OWN_FOLDER, name), 'utf8'), {
    fileName: name,
    compilerOptions: {
      module: typescript.ModuleKind.CommonJS,
      target: typescript.ScriptTarget.ES2022,
      removeComments: true,
    },
  });
  if (outputText.includes('require('))
    throw new Failure(`src/service-worker/${name} may import types alone: a worker loads nothing else.`);
  return `\n;((exports) => {\n${outputText}})({});\n`;
}
