/** So many at once; the others wait in line. */
export class Lanes {
  private readonly line: (() => void)[] = [];

  constructor(private free: number) {}

  /** Gives how to leave the lane again; whoever leaves twice has left once. */
  async enter(): Promise<() => void> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((resolve) => this.line.push(resolve));
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      const next = this.line.shift();
      if (next) next();
      else this.free += 1;
    };
  }
}

/** Somebody who drives again and again, and is in one lane at most. */
export class Driver {
  private leaveLane: (() => void) | null = null;

  constructor(private readonly enterLane: () => Promise<() => void>) {}

  /** In the lane where they are, if they did not leave it. */
  async enter(): Promise<void> {
    this.leaveLane ??= await this.enterLane();
  }

  leave(): void {
    this.leaveLane?.();
    this.leaveLane = null;
  }
}
