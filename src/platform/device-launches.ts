import type { HearLaunches } from './launches';

/** On phones the router itself hears of every link. */
export const hearLaunches: HearLaunches = () => undefined;
