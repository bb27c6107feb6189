import { iso1A2Code } from '@rapideditor/country-coder';

import { countryAt } from '@/geo/country-at';

import { compareRates } from '../compare';
import { rateOf } from '../store/rate-of';
import { readCities, type City } from './country-at-cities';

const CONFUSIONS_SHOWN = 12;

const find = (city: City) => countryAt(city.latitude, city.longitude);
const findByPeer = (city: City) => iso1A2Code([city.longitude, city.latitude], { level: 'territory' });

export async function measureCountryAt(): Promise<{ runs: number[] }> {
  const cities = readCities();
  // Both must do the work: an index that finds nothing is quick.
  for (const answer of [find, findByPeer]) {
    if (rightAnswers(cities, answer) < 0.99) throw new Error('a side does not know the countries');
  }
  const rate = (answer: (city: City) => string | null) => () =>
    rateOf(cities.length, () => {
      for (const city of cities) answer(city);
    });
  return { runs: await compareRates(rate(find), rate(findByPeer), { warmUps: 1, turns: 1 }) };
}

/** The same in every run, for nothing in it is left to chance. */
export function measureCountryAtAccuracy(): Promise<{ runs: number[] }> {
  const cities = readCities();
  const share = rightAnswers(cities, find);
  console.log(
    `${cities.length} cities, right: ${share.toFixed(5)} (peer: ${rightAnswers(cities, findByPeer).toFixed(5)})`,
  );
  for (const [confusion, names] of listConfusions(cities).slice(0, CONFUSIONS_SHOWN))
    console.log(`  ${names.length} ${confusion}: ${names.slice(0, 4).join(', ')}`);
  return Promise.resolve({ runs: [share] });
}

function rightAnswers(cities: readonly City[], answer: (city: City) => string | null): number {
  return cities.filter((city) => answer(city) === city.code).length / cities.length;
}

/** The most frequent first. */
function listConfusions(cities: readonly City[]): [confusion: string, names: string[]][] {
  const confusions = new Map<string, string[]>();
  for (const city of cities) {
    const answer = find(city);
    if (answer === city.code) continue;
    const confusion = `${city.code} taken for ${answer ?? 'the sea'}`;
    confusions.set(confusion, [...(confusions.get(confusion) ?? []), city.name]);
  }
  return [...confusions].sort(([, one], [, other]) => other.length - one.length);
}
