/**
 * How Metro reads the records of a content pack (`.jsonl`): as a module. So the app carries the flags of the pack `world`
 * without a second copy of them in the sources, and without a word of the service's code.
 */

function toScript(lines) {
  const drawings = lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .map(({ country, drawing }) => [country, drawing]);
  // As text it is read faster than as a script, and only where it is needed.
  return `module.exports = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(drawings)))});`;
}

/** Expo's own, by way of the package that brings it. */
function expo() {
  const bundler = require.resolve('expo/metro-config');
  return require(require.resolve('@expo/metro-config/babel-transformer', { paths: [bundler] }));
}

module.exports = {
  toScript,
  transform: (file) =>
    expo().transform(file.filename.endsWith('.jsonl') ? { ...file, src: toScript(file.src) } : file),
  getCacheKey: (...given) => expo().getCacheKey(...given),
};
