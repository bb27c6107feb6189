const { execFileSync } = require('node:child_process');
const { join } = require('node:path');

/**
 * Jest does not resolve aliases in a global set-up, so the sample set is made by a process of its own, run as the
 * service is run.
 */
module.exports = function prepareEngine(engine) {
  const script = join(__dirname, `prepare-${engine}.ts`);
  execFileSync(process.execPath, [require.resolve('tsx/cli'), script], { stdio: 'inherit' });
};
