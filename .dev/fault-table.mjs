import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

const BEGIN = '<!-- counts: written by npm run faults -->';
const END = '<!-- end of counts -->';
const HEAD = ['| part | seed | counts |', '| ---- | ---- | ------ |'];
const BYTES_A_GIGABYTE = 2 ** 30;

/** Each part's counts in words, such as "1,000 kills, 0 lost". Several reports of one part are one. */
export function countsInWords(reports) {
  const sums = new Map();
  for (const { counts } of reports)
    for (const [name, count] of Object.entries(counts)) sums.set(name, (sums.get(name) ?? 0) + count);
  return [...sums].map(([name, count]) => `${count.toLocaleString('en')} ${toWords(name)}`).join(', ');
}

/** Puts the rows into the document; those of parts that were not run stay as they are. */
export function writeTable(file, rows, order) {
  const text = readFileSync(file, 'utf8');
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`${file} has no place for the counts.`);
  const known = new Map(
    text
      .slice(begin, end)
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => [line.split('`')[1], line]),
  );
  for (const { name, seed, words } of rows) known.set(name, `| \`${name}\` | ${seed} | ${words} |`);
  const lines = order.flatMap((name) => known.get(name) ?? []);
  const table = [BEGIN, '', ...HEAD, ...lines, '', machineInWords(), '', END].join('\n');
  writeFileSync(file, text.slice(0, begin) + table + text.slice(end + END.length));
}

function toWords(name) {
  return name.replace(/[A-Z]|\d+/g, (part) => ` ${part.toLowerCase()}`);
}

function machineInWords() {
  const processors = cpus();
  const memory = Math.round(totalmem() / BYTES_A_GIGABYTE);
  const model = processors[0]?.model.trim() || process.arch;
  return `Measured on ${processors.length} cores (${model}), ${memory} GB, Node ${process.versions.node}.`;
}
