/** Lets so many at a time work; the others wait in the order in which they came. */
export function atMost(limit: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let working = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (working < limit) working += 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
