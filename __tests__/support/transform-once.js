const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { join, relative } = require('node:path');

const { default: babelJest } = require('babel-jest');

/** What babel makes of a file depends on its own version and that of every plugin. */
const TOOLS = readFileSync(join(__dirname, '../../package-lock.json'));

/**
 * babel-jest, which keeps what it made of a file for one project alone, and looks for settings of babel at each file of each test
 * file to know whether that still holds. Here the settings are those of `jest.config.js`, and what is made with them serves all
 * projects that have the same.
 */
module.exports = {
  createTransformer(options) {
    const babel = babelJest.createTransformer(options);
    const settings = createHash('sha1')
      .update(TOOLS)
      .update(JSON.stringify([options, process.version, process.env.NODE_ENV, process.env.BABEL_ENV]))
      .digest();

    const getCacheKey = (source, path, { config, instrument }) =>
      createHash('sha1')
        .update(settings)
        .update(`${relative(config.rootDir, path)}\0${instrument}\0`)
        .update(source)
        .digest('hex');

    const transform = (source, path, given) => {
      const folder = join(given.config.cacheDirectory, 'transformed-once');
      const file = join(folder, getCacheKey(source, path, given));
      const known = readIfThere(file);
      if (known !== null) return JSON.parse(known);
      const { code, map } = babel.process(source, path, given);
      mkdirSync(folder, { recursive: true });
      // Another worker may look for it in this very moment, and finds all of it or nothing.
      const unfinished = `${file}.${process.pid}`;
      writeFileSync(unfinished, JSON.stringify({ code, map }));
      renameSync(unfinished, file);
      return { code, map };
    };

    return { canInstrument: babel.canInstrument, getCacheKey, process: transform };
  },
};

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
