/** How much a part does in its long form. A size that the environment names is taken instead. */
export function takeSizes({ long = {} }, environment) {
  return Object.fromEntries(Object.entries(long).map(([name, size]) => [name, environment[name] || size]));
}

/** The sizes that are not the campaign's own, such as `KILLS=200`. What is counted with them is not what the campaign counts. */
export function findChangedSizes(part, environment) {
  return Object.entries(takeSizes(part, environment))
    .filter(([name, size]) => size !== part.long[name])
    .map((entry) => entry.join('='));
}
