const path = require('node:path');

const { getDefaultConfig } = require('expo/metro-config');

const { requireServiceAddress } = require('./plugins/require-service-address');

const config = getDefaultConfig(__dirname);

config.transformer.getTransformOptions = async (_entries, { dev, platform }) => {
  // However a release is built, its bundle is made here. A browser asks the service that it got the web app from.
  if (!dev && platform !== 'web') requireServiceAddress();
  // A module is read in when something of it is first used, not when the bundle starts: most screens are not the first one.
  return { transform: { experimentalImportSupport: true, inlineRequires: true } };
};

// The flags of all countries are those of a content pack.
config.resolver.sourceExts.push('jsonl');
config.transformer.babelTransformerPath = require.resolve('./plugins/read-packs');

// expo-sqlite runs on the web as WebAssembly, which Metro hands out as a file.
config.resolver.assetExts.push('wasm');

// These values are written into what Metro keeps between builds: without this, a bundle for travellers could be made of
// parts that were kept from one with the gallery, or with another address of the service.
const written = Object.keys(process.env).filter((name) => name.startsWith('EXPO_PUBLIC_'));
const values = written.sort().map((name) => `${name}=${process.env[name]}`);
config.cacheVersion = [config.cacheVersion, 'written:', ...values].join(' ');

// zod brings its own words in fifty languages, 80 kB compressed. The app shows none of them: what it says of a field is its own.
const ZOD = path.join('node_modules', 'zod', 'v4');
config.resolver.resolveRequest = (context, name, platform) =>
  name === '../locales/index.js' && context.originModulePath.includes(ZOD)
    ? { type: 'empty' }
    : context.resolveRequest(context, name, platform);

// Folders with tens of thousands of files that no screen imports. Metro would read and watch all of them. It asks with the path
// from the project's root while it looks for files, and with the whole path when it resolves an import.
const unrelated = [
  '.data',
  'assets/geo/build/node_modules',
  'assets/icons/node_modules',
  'assets/world/node_modules',
  'bench/node_modules',
  'server/facts/node_modules',
];

const root = literally(__dirname + path.sep);
config.resolver.blockList = [config.resolver.blockList, ...unrelated.map(insideOf)].flat();

function insideOf(folder) {
  return new RegExp(`^(?:${root})?${literally(path.normalize(folder))}(?:${literally(path.sep)}|$)`);
}

function literally(text) {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

module.exports = config;
