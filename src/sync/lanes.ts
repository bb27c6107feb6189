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
