const { existsSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const prepareEngine = require('./prepare-engine');
const takeSourcesDigest = require('./sources-digest');

/** What the folders beside it were made from. */
const DIGEST_FILE = join(__dirname, '../../../.data/test/embedded.digest');

/**
 * A file of its own for each engine: jest runs a set-up once for each file, however many projects name it. A run of a
 * single test file starts from the folders of the run before it, as long as nothing that they are made from has changed.
 */
module.exports = async () => {
  const digest = takeSourcesDigest();
  if (existsSync(DIGEST_FILE) && readFileSync(DIGEST_FILE, 'utf8') === digest) return;
  rmSync(DIGEST_FILE, { force: true });
  prepareEngine('embedded');
  writeFileSync(DIGEST_FILE, digest);
};
