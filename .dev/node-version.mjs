import { Failure } from './failure.mjs';
import { inProject, readJson } from './project.mjs';

export function requireNodeVersion() {
  const needed = readJson(inProject('package.json')).engines.node.replace('>=', '');
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [neededMajor, neededMinor] = needed.split('.').map(Number);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  throw new Failure(
    `Sojourn needs Node ${needed} or newer; this is Node ${process.versions.node}.\n` +
      'Install a newer one (https://nodejs.org) and run the same command again.',
  );
}
