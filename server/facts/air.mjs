const CODE = /^[A-Z0-9]{3,5}$/;

/** Airports that tickets can name: those with an IATA code. What has no code of ICAO stands there under that of its country. */
export function buildAirports(csv) {
  const [header, ...lines] = csv.trim().split('\n').map(readQuoted);
  return lines
    .map((line) => Object.fromEntries(header.map((name, index) => [name, line[index]])))
    .filter(({ iata }) => iata)
    .map(({ icao: code, iata, lid, name, city, country, lat, lon, tz }) => ({
      // Some have a number of the source alone.
      code: CODE.test(code) ? code : iata,
      iata,
      ...(/^[A-Z]{4}$/.test(code) && { icao: code }),
      ...(CODE.test(lid) && { faa: lid }),
      name,
      ...(city && { city }),
      country,
      location: [lon, lat].map((degrees) => Math.round(Number(degrees) * 1e4) / 1e4),
      time_zone: tz,
    }))
    .sort(by('code'));
}

const RAILWAYS_AND_BUSES = new Set(['R', 'T']);

/** Those that fly today and have a code. */
export function buildAirlines(csv) {
  const [header, ...lines] = csv
    .trim()
    .split('\n')
    .map((line) => line.split('^'));
  return lines
    .map((line) => Object.fromEntries(header.map((name, index) => [name, line[index]])))
    .filter(({ pk, validity_to }) => pk.startsWith('air-') && !validity_to)
    .filter(({ type }) => !RAILWAYS_AND_BUSES.has(type))
    .map(({ key, name, '2char_code': iata, '3char_code': icao }) => ({
      slug: key
        .replace(/^air-/, '')
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, ''),
      name,
      ...(/^[A-Z0-9]{2}$/.test(iata) && { iata }),
      ...(/^[A-Z]{3}$/.test(icao) && { icao }),
    }))
    .filter(({ name, iata, icao }) => name && (iata || icao))
    .sort(by('slug'));
}

const by = (field) => (one, other) => (one[field] < other[field] ? -1 : 1);

/** One line, in which texts stand between quotes. */
function readQuoted(line) {
  return [...line.matchAll(/"((?:[^"]|"")*)"|([^,]+)|(?<=,)(?=,|$)/g)].map(
    ([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare.trim(),
  );
}
