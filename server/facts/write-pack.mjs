import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes the facts as a pack (docs/content-packs.md): one line for each record, so that a change of one shows as such. */
export function writeWorldPack(target, { countries, borders, divisions, flags, emergencyNumbers }) {
  mkdirSync(target, { recursive: true });
  const write = (name, records) => {
    const text = records.map((record) => `${JSON.stringify(record)}\n`).join('');
    writeFileSync(join(target, `${name}.jsonl`), text);
    console.log(`${name}.jsonl: ${Math.round(Buffer.byteLength(text) / 1024)} KiB`);
  };
  const byCode = (entries, field) =>
    Object.entries(entries).map(([code, value]) => ({ code, [field]: value }));
  const manifest = {
    name: 'world',
    format: 1,
    summary: 'Countries, provinces and their facts, from open data',
  };
  writeFileSync(join(target, 'pack.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  write('countries', countries.map(toCountry));
  write(
    'languages',
    countries.map(({ code, languages }) => ({ code, spoken_languages: languages })),
  );
  write('borders', byCode(borders, 'topo_json'));
  write('emergency-numbers', byCode(emergencyNumbers, 'emerg_numbers'));
  write(
    'divisions',
    Object.entries(divisions).flatMap(([country, list]) =>
      list.map(({ code, name, topo_json }) => ({ code, country, name, topo_json })),
    ),
  );
  write(
    'flags',
    Object.entries(flags).map(([country, drawing]) => ({ country, drawing })),
  );
}

function toCountry({ code, code3, slug, name, names, ...country }) {
  const { capital, currency_name, currency_code, division_name, region_name } = country;
  const facts = { capital, currency_name, currency_code, division_name, region_name };
  return { code, code3, slug, name: { en: name, ...names }, ...facts };
}
