import { countriesNear } from '@/geo/countries-near';

const within = (latitude: number, longitude: number, kilometres = 100) =>
  countriesNear({ latitude, longitude }, kilometres * 1000).sort();

describe('the countries near a place', () => {
  it('are its own alone, far from any border', () => {
    expect(within(4.71, -74.07)).toEqual(['CO']);
    expect(within(-23.7, 133.87)).toEqual(['AU']);
  });

  it('are those across a border within reach, and across narrow waters', () => {
    expect(within(7.89, -72.5)).toEqual(['CO', 'VE']);
    expect(within(47.56, 7.59)).toEqual(['CH', 'DE', 'FR']);
    expect(within(51.13, 1.31)).toEqual(['BE', 'FR', 'GB']);
    expect(within(51.13, 1.31, 60)).toEqual(['FR', 'GB']);
  });

  it('are found from the sea, and over the antimeridian', () => {
    expect(within(0, -140)).toEqual([]);
    expect(within(-16.8, 179.99)).toEqual(['FJ']);
    expect(within(-16.8, -179.99)).toEqual(['FJ']);
  });

  it('are none where there is no such place', () => {
    expect(within(91, 0)).toEqual([]);
    expect(within(Number.NaN, 0)).toEqual([]);
  });
});
