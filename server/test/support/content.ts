import { randomUUID } from 'node:crypto';

import { renderContent } from '../../src/resources/render-content';
import { insertRows } from '../../src/database/insert-rows';
import { countryId } from '../../src/sample/sample-ids';
import type { TestService } from './test-service';

interface NewAlert {
  /** Country codes. The sample set has nothing for NO, SE and NZ, so what is published there stands alone. */
  countries: string[];
  /** Those of `countries` that it covers entirely. */
  whole?: string[];
  /** When it was issued. */
  created_at: string;
  start?: string | null;
  finish?: string | null;
  incubation?: boolean;
}

/** Puts an alert into the database as an editor would; gives its id. */
export async function publishAlert(service: TestService, alert: NewAlert): Promise<string> {
  const { countries, whole = [], created_at, start = null, finish = null, incubation = false } = alert;
  const id = randomUUID();
  await service.database.transaction(async (transaction) => {
    await insertRows(transaction, 'alerts', [
      {
        id,
        slug: `alert-${id}`,
        headline: 'Something happens',
        body: 'It is happening now.',
        body_advice: null,
        category: 'safety',
        risk_level: 'medium',
        incubation,
        start,
        finish,
        sources: [],
        locations: [],
        created_at,
        updated_at: created_at,
        document: '',
      },
    ]);
    await insertRows(
      transaction,
      'alert_countries',
      countries.map((code) => ({ alert_id: id, country_id: countryId(code), whole: whole.includes(code) })),
    );
    await renderContent(transaction, { alerts: [id] });
  });
  return id;
}

/** Puts an advisory into the database; gives its id. */
export async function publishAdvisory(
  service: TestService,
  advisory: { country: string; status: 0 | 1 },
): Promise<string> {
  const id = randomUUID();
  await service.database.transaction(async (transaction) => {
    await insertRows(transaction, 'advisories', [
      {
        id,
        slug: `advisory-${id}`,
        country_id: countryId(advisory.country),
        headline: 'A lasting situation',
        body: 'It goes on.',
        status: advisory.status,
        created_at: service.clock.now,
        updated_at: service.clock.now,
        document: '',
      },
    ]);
    await renderContent(transaction, { advisories: [id] });
  });
  return id;
}

/** A company's own health comments on a country: one disease, known by its slug. */
export async function publishCompanyComment(
  service: TestService,
  comment: { company: string; country: string; disease: string; text: string },
): Promise<void> {
  const datum = randomUUID();
  await service.database.transaction(async (transaction) => {
    await transaction.query('insert into country_data (id, country_id, company_id) values ($1, $2, $3)', [
      datum,
      countryId(comment.country),
      comment.company,
    ]);
    await transaction.query(
      `insert into country_comments (id, datum_id, disease_id, comment, common, position)
       select $1, $2, id, $3, true, 0 from diseases where slug = $4`,
      [randomUUID(), datum, comment.text, comment.disease],
    );
    await renderContent(transaction, { country_data: [datum] });
  });
}
