import { foundation } from './001-foundation';

/** In the order in which they are applied; a database says by its `user_version` how many it has. */
export const allMigrations: readonly string[] = [foundation];
