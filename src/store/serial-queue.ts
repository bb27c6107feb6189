/** Runs one piece of work after the other. A piece that fails does not stop the next. */
export class SerialQueue {
  private last: Promise<unknown> = Promise.resolve();

  add<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.last.then(work, work);
    this.last = result.catch(() => undefined);
    return result;
  }
}
