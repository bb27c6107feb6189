import type { Queryable } from '../database/database';
import { sayFault } from '../content/fault';
import { findPack } from '../content/find-pack';
import { importPack } from '../content/import-pack';
import type { Pack } from '../content/pack';
import { readPack } from '../content/read-pack';

/** How far apart the copies for load tests lie, in degrees. */
const COPY_STEP = 0.01;

/** The countries, the health library and the hospitals, which are a pack like any other. */
export async function loadContent(transaction: Queryable, scale: number, now: Date): Promise<Pack> {
  const folder = findPack('sample');
  if (folder === null) throw new Error('the sample pack is missing');
  const pack = readPack(folder);
  multiplyHospitals(pack, scale);
  const result = await importPack(transaction, pack, () => now);
  if (!result.isDone) throw new Error(result.faults.map(sayFault).join('\n'));
  return pack;
}

/** For load tests: each hospital again so many times, under names of their own. */
function multiplyHospitals({ records: { hospitals } }: Pack, scale: number): void {
  for (const hospital of [...hospitals.values()]) {
    const { name, location } = hospital.fields as { name: { en: string }; location: [number, number] };
    for (let copy = 1; copy < scale; copy += 1) {
      const slug = `${hospital.key}-${copy + 1}`;
      const moved = [
        location[0] + (copy % 20) * COPY_STEP,
        location[1] + (Math.floor(copy / 20) % 20) * COPY_STEP,
      ];
      const fields = { ...hospital.fields, slug, name: { en: `${name.en} ${copy + 1}` }, location: moved };
      hospitals.set(slug, { ...hospital, key: slug, fields });
    }
  }
}
