import { hearLaunchesOf, type HearLaunches, type LaunchQueue } from './launches';

const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };

export const hearLaunches: HearLaunches = launchQueue
  ? hearLaunchesOf(launchQueue, location.href)
  : () => undefined;
