const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const { TestEnvironment } = require('jest-environment-node');

const engine = require('@electric-sql/pglite');
const extensions = require('@electric-sql/pglite/contrib/pg_trgm');

/**
 * Never called: as long as a process has one compiled engine, all that it starts share the machine code made from it,
 * which otherwise every test file compiles, and optimizes, anew.
 */
const compiled = WebAssembly.compile(
  readFileSync(join(require.resolve('@electric-sql/pglite'), '../pglite.wasm')),
);

/**
 * The embedded engine loads its parts by dynamic import, which jest's sandbox does not have. It is loaded outside
 * of the sandbox and handed in; `embedded-engine.js` stands for the package inside.
 */
module.exports = class EmbeddedEngineEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    await compiled;
    this.global.embeddedEngine = { ...engine, ...extensions };
  }
};
