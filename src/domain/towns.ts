interface Place {
  latitude: number;
  longitude: number;
}

interface Located extends Place {
  city: string | null;
}

interface Town extends Place {
  name: string;
}

/**
 * The towns that have a hospital, by name. No list of places comes with the app; those with a hospital are the ones that a
 * traveller is asked about in the end.
 */
export function townsOf(hospitals: readonly Located[]): Town[] {
  const towns = new Map<string, Town>();
  for (const { city, latitude, longitude } of hospitals) {
    const name = city?.trim();
    // The first of its hospitals stands for the town: near enough, and right on either side of the date line.
    if (name && !towns.has(name)) towns.set(name, { name, latitude, longitude });
  }
  return [...towns.values()].sort((one, other) => one.name.localeCompare(other.name));
}
