import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { format, resolveConfig } from 'prettier';

import { runCommand } from './command.mjs';
import { Failure } from './failure.mjs';
import { say } from './progress.mjs';
import { inProject, readJson } from './project.mjs';

const DOCUMENT = inProject('docs/licences.md');
const GENERATED = '<!-- Below: written by npm run licences -->';

/** They ask for a notice at most. CC-BY-4.0 is for data. */
const PERMITTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
]);

/** LGPL binds the library itself; whoever may put another version in its place is not bound by it. */
const LIBVIPS =
  'the service loads it as a library of its own, unchanged and replaceable, and it reaches no phone or browser';

/** MPL-2.0 binds the files that it came with, and no others: it is no trouble where those stay as they are and reach no phone or browser. */
const EXCEPTIONS = [
  {
    name: 'lightningcss',
    licence: 'MPL-2.0',
    because: 'style sheets are built with it, and it ships nowhere',
  },
  { name: 'web-push', licence: 'MPL-2.0', because: 'the service runs it as it is' },
  { name: 'ical.js', licence: 'MPL-2.0', because: 'the service runs it as it is, and tests read with it' },
  { name: '@img/sharp-libvips', licence: 'LGPL-3.0-or-later', because: LIBVIPS },
  { name: '@img/sharp-wasm32', licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', because: LIBVIPS },
  { name: '@img/sharp-win32', licence: 'Apache-2.0 AND LGPL-3.0-or-later', because: LIBVIPS },
];

await runCommand(async () => {
  const packages = listPackages();
  const refused = packages.filter((entry) => !isPermitted(entry));
  if (refused.length > 0) {
    const lines = refused.map(
      ({ name, version, licence }) => `  ${name} ${version}: ${licence ?? 'no licence'}`,
    );
    throw new Failure(
      `These packages come under a licence that is unknown here, or that binds:\n${lines.join('\n')}`,
    );
  }
  const current = readFileSync(DOCUMENT, 'utf8');
  const written = `${current.slice(0, current.indexOf(GENERATED))}${GENERATED}\n\n${await render(packages)}`;
  if (process.argv.includes('--check')) {
    if (written !== current) throw new Failure('docs/licences.md is not up to date: npm run licences');
    return 0;
  }
  writeFileSync(DOCUMENT, written);
  say(`${packages.length} packages, each with a permitted licence: docs/licences.md`);
  return 0;
});

/** Everything that the lock file installs for running, with what its own manifest says of its licence. */
function listPackages() {
  const { packages } = readJson(inProject('package-lock.json'));
  return Object.entries(packages)
    .filter(([path, entry]) => path.startsWith('node_modules/') && !entry.dev && !entry.link)
    .map(([path, entry]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version,
      licence: readLicence(path) ?? entry.license,
      // What is meant for one system only differs from machine to machine.
      isForOneSystem: Boolean(entry.os || entry.cpu || entry.libc),
      path,
    }));
}

function readLicence(path) {
  const file = inProject(path, 'package.json');
  if (!existsSync(file)) return undefined;
  const { license, licenses } = readJson(file);
  const named = license ?? licenses?.map(({ type }) => type).join(' AND ');
  return typeof named === 'object' ? named.type : named;
}

/** SPDX expressions as packages use them: alternatives, or several that all hold. */
function isPermitted({ name, licence }) {
  if (EXCEPTIONS.some((exception) => isOf(exception, name) && exception.licence === licence)) return true;
  if (!licence) return false;
  const words = licence.replaceAll(/[()]/g, '');
  const isKnown = (part) => PERMITTED.has(part.trim());
  return words.includes(' OR ') ? words.split(' OR ').some(isKnown) : words.split(' AND ').every(isKnown);
}

/** Also a part of it that is meant for one system: `lightningcss-linux-x64-gnu`. */
function isOf(exception, name) {
  return name === exception.name || name.startsWith(`${exception.name}-`);
}

async function render(packages) {
  const byPath = new Map(packages.map((entry) => [entry.path, entry]));
  const direct = (manifest, folder) =>
    Object.keys(readJson(inProject(manifest)).dependencies).map(
      (name) => byPath.get(`${folder}node_modules/${name}`) ?? byPath.get(`node_modules/${name}`),
    );
  const table = (entries) =>
    [
      '| package | version | licence |',
      '| --- | --- | --- |',
      ...entries.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`),
    ].join('\n');
  const counts = new Map();
  for (const { licence } of packages.filter(({ isForOneSystem }) => !isForOneSystem))
    counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const summary = [...counts].sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1));
  const text = [
    '## Packages of the app',
    table(direct('package.json', '')),
    '## Packages of the service',
    table(direct('server/package.json', 'server/')),
    '## All that is installed with them',
    'Without what is meant for one system only.',
    [
      '| licence | packages |',
      '| --- | --- |',
      ...summary.map(([licence, count]) => `| ${licence} | ${count} |`),
    ].join('\n'),
    ...EXCEPTIONS.map(({ name, licence, because }) => `\`${name}\` is under ${licence}: ${because}.`),
  ].join('\n\n');
  return format(text, { ...(await resolveConfig(DOCUMENT)), parser: 'markdown' });
}
