const { execFileSync } = require('node:child_process');
const { join } = require('node:path');

/**
 * Jest does not resolve aliases in a global set-up, so the sample set is made by a process of its own, run as the
 * service is run.
 */
module.exports = async function globalSetup(_globalConfig, { globals }) {
  const done = `PREPARED_${globals.serviceEngine}`;
  // Several projects share one set; all set-ups run in this process.
  if (process.env[done]) return;
  const script = join(__dirname, `prepare-${globals.serviceEngine}.ts`);
  execFileSync(process.execPath, [require.resolve('tsx/cli'), script], { stdio: 'inherit' });
  process.env[done] = 'true';
};
