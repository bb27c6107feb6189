import { touchTarget } from './theme';

/** How far a large title has gone into the bar at the top: all of it, or nothing. */
export interface Fold {
  isFolded: boolean;
  /** By so much the header is lower then. */
  by: number;
}

export const unfolded: Fold = { isFolded: false, by: 0 };

/** The bar that is left is as high as its buttons. */
export const toFoldable = (titleHeight: number) => Math.max(0, titleHeight - touchTarget);

/** Whether the title has been scrolled so far that it is small. */
export const isFoldedAt = (scrolledBy: number, foldable: number) => scrolledBy > foldable / 2 + LEAST;

/** A finger that only rests on the screen folds nothing. */
const LEAST = 8;

/** Of what changes its place or its shade. */
export const gliding = { transitionProperty: ['opacity', 'transform'], transitionDuration: 150 };
