import { appendFileSync } from 'node:fs';

/** Appends what a part of the fault campaign counted, as one line of JSON, to the file that FAULTS_REPORT names. */
export function reportCounts(part: string, seed: number, counts: Record<string, number>): void {
  const file = process.env.FAULTS_REPORT;
  if (file) appendFileSync(file, `${JSON.stringify({ part, seed, counts })}\n`);
}

/** SEED repeats a run; without it each run takes another way. */
export function readSeed(): number {
  const given = process.env.SEED;
  return given ? Number(given) : Math.floor(Math.random() * 2 ** 31);
}

/** How large this run is: short inside `npm test`, long where the environment says so. */
export function readSize(variable: string, short: number): number {
  const given = Number(process.env[variable]);
  return Number.isInteger(given) && given > 0 ? given : short;
}
