import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { runCommand } from './command.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { Failure } from './failure.mjs';
import { isInterrupted } from './interruption.mjs';
import { runProcess } from './processes.mjs';
import { say, secondsSince, withProgress } from './progress.mjs';
import { inProject, readJson } from './project.mjs';
import { withTemporaryFolder } from './temporary-folder.mjs';
import { buildSqlcipher } from './verify-native-sqlcipher.mjs';

/** Each part says how it went, or throws what is wrong. `null` means that this machine can't do it, and why was said. */
const PARTS = {
  configuration: checkConfiguration,
  bundles: makeBundles,
  bytecode: compileBytecode,
  encryption: checkEncryption,
};

async function runPart(name, folder) {
  const start = Date.now();
  try {
    const outcome = await withProgress(name, () => PARTS[name](folder));
    const time = secondsSince(start);
    say(
      outcome.isPossible === false
        ? `– ${name}: not on this machine: ${outcome.words}`
        : `✓ ${name}: ${outcome.words} (${time})`,
    );
    return true;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    say(`✗ ${name} (${secondsSince(start)})\n${error.message}`);
    return false;
  }
}

/** Android's manifest, Info.plist, entitlements and the privacy manifest, as Expo writes them, against a list. */
async function checkConfiguration() {
  const text = await runJest(['__tests__/platform/native-config.test.ts', '--selectProjects', 'app']);
  return {
    words: `manifest, Info.plist, entitlements and privacy manifest say what they should (${countIn(text)})`,
  };
}

async function makeBundles(folder) {
  const bundles = await exportBundles(folder);
  const sizes = bundles.map(({ platform, file }) => `${platform} ${toMegabytes(statSync(file).size)}`);
  return { words: `JavaScript for ${sizes.join(', ')}` };
}

/** Hermes is what runs on phones: what it can't compile would be noticed there at the earliest. */
async function compileBytecode(folder) {
  const hermes = join('node_modules/hermes-compiler/hermesc', HERMES[process.platform] ?? '-');
  const answer = existsSync(inProject(hermes))
    ? await runProcess('hermesc', inProject(hermes), ['--version'])
    : { code: 1 };
  if (answer.code !== 0)
    return { isPossible: false, words: `hermesc does not run on ${process.platform} ${process.arch}` };
  const sizes = [];
  for (const { platform, file } of await exportBundles(folder)) {
    const compiled = join(folder, `${platform}.hbc`);
    const { code, text } = await runProcess('hermesc', inProject(hermes), [
      '-emit-binary',
      '-w',
      '-O',
      '-out',
      compiled,
      file,
    ]);
    if (code !== 0) throw new Failure(`Hermes could not compile the ${platform} bundle:\n${text}`);
    sizes.push(`${platform} ${toMegabytes(statSync(compiled).size)}`);
  }
  return { words: `Hermes bytecode for ${sizes.join(', ')}` };
}

const HERMES = { linux: 'linux64-bin/hermesc', darwin: 'osx-bin/hermesc', win32: 'win64-bin/hermesc.exe' };

/** The store on the very SQLCipher that phones get, built from the source that expo-sqlite brings. */
async function checkEncryption(folder) {
  const engine = await buildSqlcipher(folder);
  if (engine.why) return { isPossible: false, words: engine.why };
  const text = await runJest(['--selectProjects', 'encrypted'], { TEST_SQLCIPHER: engine.program });
  return { words: `the store keeps its promises on SQLCipher ${engine.version} (${countIn(text)})` };
}

let bundles = null;

async function exportBundles(folder) {
  bundles ??= await makeExport(join(folder, 'bundles'));
  return bundles;
}

async function makeExport(output) {
  const { code, reason, text } = await runProcess(
    'expo',
    process.execPath,
    [
      'node_modules/expo/bin/cli',
      'export',
      '-p',
      'ios',
      '-p',
      'android',
      '--no-bytecode',
      '--output-dir',
      output,
    ],
    {
      env: {
        NODE_ENV: 'production',
        // A release is not made without one; nobody is called.
        EXPO_PUBLIC_SERVICE_URL: 'https://service.sojourn.example',
        EXPO_NO_TELEMETRY: '1',
        EXPO_OFFLINE: '1',
        CI: '1',
      },
    },
  );
  if (code !== 0) throw new Failure(`${text}\n\nThe bundles could not be made (expo ended ${reason}).`);
  const { fileMetadata } = readJson(join(output, 'metadata.json'));
  return ['ios', 'android'].map((platform) => {
    const file = join(output, fileMetadata[platform]?.bundle ?? '-');
    if (!existsSync(file)) throw new Failure(`Expo made no bundle for ${platform}.`);
    return { platform, file };
  });
}

async function runJest(args, env = {}) {
  const { code, text } = await runProcess(
    'jest',
    process.execPath,
    ['node_modules/jest/bin/jest.js', ...args, '--runInBand', '--forceExit'],
    { env },
  );
  if (code !== 0) throw new Failure(text);
  return text;
}

function countIn(text) {
  return /^Tests:\s+(\d+) passed/m.exec(text)?.[1].concat(' checks') ?? 'no checks';
}

function toMegabytes(bytes) {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

await runCommand(async () => {
  const chosen = process.argv.slice(2);
  const unknown = chosen.filter((name) => !(name in PARTS));
  if (unknown.length > 0) throw new Failure(`npm run verify:native -- [${Object.keys(PARTS).join('] [')}]`);
  await ensureDependencies();
  return withTemporaryFolder('native', async (folder) => {
    const names = Object.keys(PARTS).filter((name) => chosen.length === 0 || chosen.includes(name));
    const failed = [];
    for (const name of names) {
      if (isInterrupted()) return 1;
      if (!(await runPart(name, folder))) failed.push(name);
    }
    say(
      failed.length === 0
        ? '\nThe phone builds are sound, as far as this machine can tell.'
        : `\nNot sound: ${failed.join(', ')}`,
    );
    return failed.length === 0 ? 0 : 1;
  });
});
