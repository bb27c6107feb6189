import { repeat } from '../src/jobs/schedule';

describe('a schedule', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('runs now, and again a while after each run has ended', async () => {
    let runs = 0;
    const schedule = repeat(async () => void (runs += 1), 1000, fail);
    expect(runs).toBe(1);
    await jest.advanceTimersByTimeAsync(999);
    expect(runs).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(runs).toBe(2);
    await schedule.stop();
  });

  it('reports a run that fails, and goes on', async () => {
    const reported: unknown[] = [];
    const failure = new Error('no luck');
    const schedule = repeat(
      () => Promise.reject(failure),
      1000,
      (error) => void reported.push(error),
    );
    await jest.advanceTimersByTimeAsync(1000);
    expect(reported).toEqual([failure, failure]);
    await schedule.stop();
  });

  it('stops after the run under way, and never runs again', async () => {
    let runs = 0;
    let finish: () => void = () => undefined;
    const job = () =>
      new Promise<void>((resolve) => {
        runs += 1;
        finish = resolve;
      });
    const schedule = repeat(job, 1000, fail);
    let isStopped = false;
    const stopping = schedule.stop().then(() => (isStopped = true));
    await jest.advanceTimersByTimeAsync(5000);
    expect(isStopped).toBe(false);
    finish();
    await stopping;
    await jest.advanceTimersByTimeAsync(5000);
    expect(runs).toBe(1);
  });
});

function fail(error: unknown): never {
  throw error;
}
