const HOUR_MS = 3_600_000;

export interface Schedule {
  /** Waits for a run under way. */
  stop(): Promise<void>;
}

/** Runs `job` now and then every hour; a run that fails is reported, and the next one comes all the same. */
export function everyHour(job: () => Promise<void>, report: (error: unknown) => void): Schedule {
  let running = Promise.resolve();
  const run = () => {
    running = running.then(job).catch(report);
  };
  run();
  const timer = setInterval(run, HOUR_MS);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
