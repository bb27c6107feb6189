import { join } from 'node:path';

export const PREPARED_DUMP = join(__dirname, '../../../.data/test/embedded.tar');
