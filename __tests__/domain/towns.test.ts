import { townsOf } from '@/domain/towns';

const hospitalIn = (city: string | null, [longitude, latitude]: [number, number]) => ({
  city,
  latitude,
  longitude,
});

it('towns are those with a hospital, each once and by name', () => {
  const hospitals = [
    hospitalIn('Lima', [-77, -12]),
    hospitalIn('Cusco', [-72, -13.5]),
    hospitalIn(' Lima ', [-77.1, -12.1]),
    hospitalIn(null, [0, 0]),
    hospitalIn('', [0, 0]),
  ];
  expect(townsOf(hospitals)).toEqual([
    { name: 'Cusco', latitude: -13.5, longitude: -72 },
    { name: 'Lima', latitude: -12, longitude: -77 },
  ]);
});
