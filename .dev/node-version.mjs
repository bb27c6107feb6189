import { Failure } from './failure.mjs';
import { inProject, readJson } from './project.mjs';
import { isInRange } from './version-range.mjs';

export function requireNodeVersion() {
  const { node: range } = readJson(inProject('package.json')).engines;
  if (isInRange(process.versions.node, range)) return;
  throw new Failure(
    `Sojourn needs Node ${range.replaceAll('||', 'or')}; this is Node ${process.versions.node}.\n` +
      'Install such a one (https://nodejs.org) and run the same command again.',
  );
}
