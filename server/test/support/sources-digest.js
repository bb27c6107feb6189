const { createHash } = require('node:crypto');
const { readdirSync, readFileSync, statSync } = require('node:fs');
const { join } = require('node:path');

const PROJECT_FOLDER = join(__dirname, '../../..');

/** Rather too much than too little: what was made from anything else than it would be made from now is made anew. */
const SOURCES = ['package-lock.json', 'src', 'server/packs', 'server/src', 'server/test/support'];

/** A digest of everything that the sample set in a database is made from. */
module.exports = function takeSourcesDigest() {
  const digest = createHash('sha256').update(`${process.version} ${process.arch}\0`);
  for (const file of SOURCES.flatMap(filesIn))
    digest
      .update(`${file}\0`)
      .update(readFileSync(join(PROJECT_FOLDER, file)))
      .update('\0');
  return digest.digest('hex');
};

function filesIn(path) {
  if (!statSync(join(PROJECT_FOLDER, path)).isDirectory()) return [path];
  return readdirSync(join(PROJECT_FOLDER, path))
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}
