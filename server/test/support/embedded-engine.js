/** See `embedded-engine-environment.js`. */
module.exports = globalThis.embeddedEngine;
