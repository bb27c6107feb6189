import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { isMet, type MeasuredFigure } from './figure';

const RESULTS_FILE = join(__dirname, 'results.json');

/** Puts these figures among the known ones; those of other groups stay as they were measured. */
export function saveFigures(measured: readonly MeasuredFigure[]): void {
  const byName = new Map([...readFigures(), ...measured].map((figure) => [figure.name, figure]));
  const figures = [...byName.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
  writeFileSync(RESULTS_FILE, `${JSON.stringify({ figures }, null, 2)}\n`);
}

function readFigures(): MeasuredFigure[] {
  if (!existsSync(RESULTS_FILE)) return [];
  return (JSON.parse(readFileSync(RESULTS_FILE, 'utf8')) as { figures: MeasuredFigure[] }).figures;
}

export function printFigures(measured: readonly MeasuredFigure[]): void {
  const heading = ['name', 'ratio', 'needs', '', 'runs'];
  const rows = measured.map((figure) => [
    figure.name,
    String(figure.ratio),
    figure.needs,
    isMet(figure) ? 'met' : 'NOT met',
    figure.runs.join('  '),
  ]);
  const table = [heading, ...rows];
  const widths = heading.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  for (const row of table) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('   ')
        .trimEnd(),
    );
  }
}
