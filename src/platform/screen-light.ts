/** How bright the screen is. */
export interface ScreenLight {
  /** As bright as it can be, until what this gives is called: then as it was. A phone that can't leaves it as it is. */
  brighten(): () => void;
}
