const { TestEnvironment } = require('jest-environment-node');

/**
 * The embedded engine loads its parts by dynamic import, which jest's sandbox does not have. It is loaded outside
 * of the sandbox and handed in; `embedded-engine.js` stands for the package inside.
 */
module.exports = class EmbeddedEngineEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.embeddedEngine = require('@electric-sql/pglite');
  }
};
