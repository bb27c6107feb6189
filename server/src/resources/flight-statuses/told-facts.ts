/** What was told of something, each fact with the moment at which it was known. */
export type Told = Readonly<Record<string, { value: unknown; at: string }>>;

/**
 * Adds what was known at a moment. What was known later stays, whichever came first, and of two things known at the same moment everybody keeps the
 * same one: so it does not matter in which order, nor how often, they come.
 */
export function addFacts(told: Told, facts: Readonly<Record<string, unknown>>, at: string): Told {
  const newer = Object.entries(facts).filter(
    ([name, value]) => value !== undefined && isNewer({ value, at }, told[name]),
  );
  return newer.length === 0
    ? told
    : { ...told, ...Object.fromEntries(newer.map(([name, value]) => [name, { value, at }])) };
}

function isNewer(fact: Told[string], known: Told[string] | undefined): boolean {
  if (!known) return true;
  if (fact.at !== known.at) return fact.at > known.at;
  return JSON.stringify(fact.value) > JSON.stringify(known.value);
}
