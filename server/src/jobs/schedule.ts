export interface Schedule {
  /** Waits for a run under way. */
  stop(): Promise<void>;
}

/**
 * Runs `job` now and then again and again, `everyMs` after the last run ended: a slow run is never overtaken by the
 * next. A run that fails is reported, and the next one comes all the same.
 */
export function repeat(
  job: () => Promise<void>,
  everyMs: number,
  report: (error: unknown) => void,
): Schedule {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running = Promise.resolve();
  const run = () => {
    running = job()
      .catch(report)
      .then(() => {
        if (!isStopped) timer = setTimeout(run, everyMs);
      });
  };
  run();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
