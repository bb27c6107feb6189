const { toScript } = require('../../plugins/read-packs');

/** As Metro does when it builds the app. */
module.exports = { process: (source) => ({ code: toScript(source) }) };
