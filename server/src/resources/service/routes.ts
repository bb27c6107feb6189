import { ServiceError } from '@/contract/service-error';
import { ServiceHealth } from '@/contract/service-health';

import { answerInTime } from '../../database/answer-in-time';
import type { Database } from '../../database/database';
import { unavailable } from '../../http/failure';
import type { App } from '../../http/routes';

/** Whoever asks whether it is well has little patience. */
const ANSWER_MS = 3_000;

/** Ready means that the database answers too. */
export function registerServiceHealth(
  app: App,
  database: Database,
  facts: { version: string; holdsSampleData: boolean },
): void {
  app.get(
    '/health',
    {
      schema: {
        tags: ['Service'],
        summary: 'Whether the service is ready',
        security: [],
        response: { 200: ServiceHealth, 503: ServiceError },
      },
    },
    async (): Promise<ServiceHealth> => {
      try {
        await answerInTime(database.query('select 1 as alive'), ANSWER_MS);
      } catch {
        throw unavailable('The database does not answer.');
      }
      return { status: 'ready', version: facts.version, sample_data: facts.holdsSampleData };
    },
  );
}
