import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { runChecks } from './checks.mjs';
import { ensureChromium } from './chromium.mjs';
import { runCommand } from './command.mjs';
import { compileService } from './compiled-service.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { ensureDebianPackage } from './ensure-debian-package.mjs';
import { ensureExtractor } from './extractor.mjs';
import { isInterrupted } from './interruption.mjs';
import { findShortLivedFolder } from './memory-folder.mjs';
import { FOR_SHORT_LIVED_OBJECTS } from './node-flags.mjs';
import { findPostgres, withThrowawayPostgres } from './postgres.mjs';
import { startProcess } from './processes.mjs';
import { say } from './progress.mjs';
import { readJson } from './project.mjs';
import { withTemporaryFolder } from './temporary-folder.mjs';
import { WEB_APP_FOLDER } from './web-export.mjs';

await runCommand(async () => {
  await ensureDependencies();
  const hasPostgres = await ensureDebianPackage('postgresql', () => findPostgres() !== null);
  const extractor = await ensureExtractor();
  if (!extractor)
    say(
      '\nkitinerary-extractor is not installed here: the tests that compare it with our own reader can not run and are not counted.\n',
    );
  const chromium = await ensureChromium();
  if (!chromium)
    say('\nChromium is not installed here: the tests in a browser can not run and are not counted.\n');
  const failedChecks = await runChecks({ withWebApp: chromium !== null });
  const tests = await runTests(hasPostgres, { chromium, extractor });

  const failed = failedChecks + tests.failed;
  if (!isInterrupted()) say(`${tests.passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});

/** On an own PostgreSQL server where possible. */
async function runTests(hasPostgres, programs) {
  const runJest = (postgresUrl) => runJestWith({ postgresUrl, ...programs });
  if (process.env.TEST_POSTGRES_URL) return runJest(process.env.TEST_POSTGRES_URL);
  if (!hasPostgres) {
    say("\nPostgreSQL is not installed here: the service's tests run on the embedded engine only.");
    say(
      'Those on PostgreSQL can not run and are not counted. To have them: install PostgreSQL, then run again.\n',
    );
    return runJest();
  }
  let results = null;
  try {
    return await withThrowawayPostgres(findPostgres(), async (url) => (results = await runJest(url)));
  } catch (error) {
    if (isInterrupted()) throw error;
    say(`\n✗ The tests on PostgreSQL could not run.\n${error.message}\n`);
    const { passed, failed } = results ?? (await runJest());
    return { passed, failed: failed + 1 };
  }
}

function runJestWith({ postgresUrl = '', chromium, extractor }) {
  const run = async (folder) => {
    const resultsFile = join(folder, 'results.json');
    const { code, reason } = await startProcess(
      'jest',
      process.execPath,
      [
        // jest hands it on to its workers, and nothing to the services that tests start.
        ...FOR_SHORT_LIVED_OBJECTS,
        'node_modules/jest/bin/jest.js',
        '--maxWorkers=2',
        '--cacheDirectory=node_modules/.cache/jest',
        '--json',
        `--outputFile=${resultsFile}`,
        ...process.argv.slice(2),
      ],
      {
        output: 'inherit',
        env: {
          TMPDIR: folder,
          TEST_POSTGRES_URL: postgresUrl,
          TEST_EXTRACTOR: extractor ?? '',
          COMPILED_SERVICE: await compileService(join(folder, 'service')),
          CHROMIUM: chromium ?? '',
          WEB_APP_FOLDER: chromium ? WEB_APP_FOLDER : '',
        },
      },
    ).ended;
    if (existsSync(resultsFile)) return count(readJson(resultsFile), code);
    if (!isInterrupted()) say(`✗ The tests could not run: jest ended ${reason}.`);
    return { passed: 0, failed: 1 };
  };
  return withTemporaryFolder('tests', run, findShortLivedFolder());
}

/** A file that failed without a test that did (it could not be loaded, say) counts as one. */
function count({ testResults, numPassedTests, numFailedTests }, code) {
  const failedAsWhole = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((assertion) => assertion.status !== 'failed'),
  );
  const failed = numFailedTests + failedAsWhole.length;
  return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}
