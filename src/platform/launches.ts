/** Tells of what the system opens in the app while it runs: a link, or a shortcut beside the app's icon. Each is the path of a screen. */
export type HearLaunches = (listener: (path: string) => void) => void;

/** As browsers with installed apps have it; TypeScript does not know it yet. */
export interface LaunchQueue {
  setConsumer(consumer: (launch: { targetURL?: string | null }) => void): void;
}

/**
 * A browser hands to the installed app that runs what would else start it a second time (`launch_handler` in the manifest). What started
 * the page is handed over as well: the router has read that from the address.
 */
export function hearLaunchesOf(queue: LaunchQueue, startedAt: string): HearLaunches {
  let isStart = true;
  return (listener) =>
    queue.setConsumer(({ targetURL }) => {
      const isKnown = isStart && targetURL === startedAt;
      isStart = false;
      if (!targetURL || isKnown) return;
      const { origin, pathname, search } = new URL(targetURL);
      if (origin === new URL(startedAt).origin) listener(pathname + search);
    });
}
