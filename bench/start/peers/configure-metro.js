const path = require('node:path');

const { getDefaultConfig } = require('expo/metro-config');

/** A peer has no packages of its own: it is built of the very ones that the app is built of. */
module.exports = function configure(folder) {
  const project = path.resolve(__dirname, '../../..');
  const config = getDefaultConfig(folder);
  config.watchFolders = [path.join(project, 'node_modules')];
  config.resolver.nodeModulesPaths = [path.join(project, 'node_modules')];
  config.resolver.assetExts.push('wasm');
  return config;
};
