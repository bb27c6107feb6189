const path = require('node:path');

const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);

// expo-sqlite runs on the web as WebAssembly, which Metro hands out as a file.
config.resolver.assetExts.push('wasm');

// The value is written into what Metro keeps between builds: without this, a bundle for travellers could be made of
// parts that were kept from one with the gallery.
config.cacheVersion = `${config.cacheVersion ?? ''} gallery=${process.env.EXPO_PUBLIC_GALLERY ?? ''}`;

// Folders with tens of thousands of files that no screen imports. Metro would read and watch all of them. It asks with the path
// from the project's root while it looks for files, and with the whole path when it resolves an import.
const unrelated = [
  '.data',
  'assets/geo/build/node_modules',
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
