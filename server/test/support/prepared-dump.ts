import { join } from 'node:path';

const FOLDER = join(__dirname, '../../../.data/test');

/** The embedded engine's data folder with the sample set in it, as a tar archive. */
export const PREPARED_DUMP = join(FOLDER, 'embedded.tar');

/** The same before any migration: whoever fills it spares the seconds that the engine takes to make its folder. */
export const EMPTY_DUMP = join(FOLDER, 'embedded-empty.tar');
