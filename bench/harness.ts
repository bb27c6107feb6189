import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';

import { measureFigure, type Figure, type MeasuredFigure } from './figure';
import { printFigures, saveFigures } from './results';

const GROUPS_FOLDER = join(__dirname, 'groups');
/** File of each group, by its name. */
const groupFiles = new Map(readdirSync(GROUPS_FOLDER).map((file) => [parse(file).name, file]));

async function loadGroup(name: string): Promise<Figure[]> {
  const file = groupFiles.get(name);
  if (!file)
    throw new Error(`There is no group "${name}". The groups: ${[...groupFiles.keys()].join(', ')}.`);
  const group = (await import(join(GROUPS_FOLDER, file))) as { figures: Figure[] };
  return group.figures;
}

/** Measures one figure after the other; one that fails does not keep the others from being measured. */
async function measureAll(figures: readonly Figure[]): Promise<MeasuredFigure[]> {
  const measured: MeasuredFigure[] = [];
  for (const figure of figures) {
    console.log(`Measuring ${figure.name} against ${figure.peer} …`);
    try {
      measured.push(await measureFigure(figure));
    } catch (error) {
      console.error(`${figure.name} could not be measured.`, error);
      process.exitCode = 1;
    }
  }
  return measured;
}

async function main(names: readonly string[]): Promise<void> {
  const chosen = names.length > 0 ? names : [...groupFiles.keys()];
  const groups = await Promise.all(chosen.map(loadGroup));
  const measured = await measureAll(groups.flat());
  saveFigures(measured);
  console.log();
  printFigures(measured);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
