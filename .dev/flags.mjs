import { parseArgs } from 'node:util';

import { Failure } from './failure.mjs';
import { requireNodeVersion } from './node-version.mjs';

/** Runs a command that takes flags; `script` is its name in package.json. `work` gets what was written, unless that was a call for `help`. */
export async function runWithFlags({ script, options, help }, work) {
  try {
    requireNodeVersion();
    const flags = readFlags(script, { ...options, help: { type: 'boolean' } });
    if (flags.help) console.log(help);
    else await work(flags);
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  }
}

export const seeAllFlags = (script) => `See all flags: npm run ${script} -- --help`;

export function readNumber(flags, name, least, most) {
  const number = Number(flags[name]);
  if (/^\d+$/.test(flags[name]) && number >= least && number <= most) return number;
  throw new Failure(`--${name} ${flags[name]} is not a whole number from ${least} to ${most}.`);
}

function readFlags(script, options) {
  try {
    return parseArgs({ args: process.argv.slice(2), options }).values;
  } catch (error) {
    throw new Failure(`${error.message.split('. ')[0]}.\n${seeAllFlags(script)}`);
  }
}
