interface Stay {
  hasEnded: boolean;
}

/** The traveller for whom something was done has signed out. */
export class TravellerHasLeft extends Error {}

/**
 * A traveller's stay on this device ends with their sign-out. A device may answer later what was asked for them, and whoever asked would go on
 * with it: show what was theirs, or write it into the store of the next traveller and send it in their name.
 */
export class Stays {
  private current: Stay = { hasEnded: false };

  end(): void {
    this.current.hasEnded = true;
    this.current = { hasEnded: false };
  }

  /**
   * Everything outside, for what works for the traveller who is here now. Once they have left nothing can be asked of it any more, and what was
   * asked before is not answered: each of the two throws.
   */
  untilTheEnd<Outside extends object>(outside: Outside): Outside {
    return untilTheEndOf(this.current, outside);
  }
}

function untilTheEndOf<Outside extends object>(stay: Stay, outside: Outside): Outside {
  return new Proxy(outside, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value === 'function')
        return (...given: unknown[]) => ask(stay, () => Reflect.apply(value, target, given) as unknown);
      return isObject(value) ? untilTheEndOf(stay, value) : value;
    },
  });
}

function ask(stay: Stay, question: () => unknown): unknown {
  const whileHere = <Answer>(answer: Answer): Answer => {
    if (stay.hasEnded) throw new TravellerHasLeft('The traveller has signed out.');
    return answer;
  };
  whileHere(null);
  const answer = question();
  return isPromise(answer) ? answer.then(whileHere) : answer;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isPromise(value: unknown): value is Promise<unknown> {
  return isObject(value) && 'then' in value && typeof value.then === 'function';
}
