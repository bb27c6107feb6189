import type { ScreenLight } from './screen-light';

/** No page may change it. */
export const deviceScreenLight: ScreenLight = { brighten: () => () => undefined };
