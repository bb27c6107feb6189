import { randomUUID } from 'node:crypto';

import { Advisory, AdvisoryStatus } from '@/contract/advisory';
import type { AdvisoryChange, NewAdvisory, WrittenAdvisory } from '@/contract/publishing';

import { queryFirst, type Queryable } from '../../database/database';
import { ENGLISH } from '../../http/content-language';
import { notFound } from '../../http/failure';
import type { Lookup } from '../../http/identifiers';
import { addJobs } from '../../queue/job-queue';
import { getAdvisory } from '../advisories/queries';
import { renderContent } from '../render-content';
import { findKeys, requirePartsOf } from '../find-keys';
import { readTexts, replaceLinks, slugOf, toColumns } from './rows';

export async function publishAdvisory(
  transaction: Queryable,
  written: NewAdvisory,
  now: Date,
): Promise<Advisory> {
  const id = randomUUID();
  const [country] = await findKeys(transaction, 'country', [written.country_id], 'advisory.country_id');
  await transaction.query(
    `insert into advisories (id, slug, country_id, headline, body, status, created_at, updated_at)
     values ($1, $2, $3, '', '', 0, $4, $4)`,
    [id, slugOf(written.headline, id), country?.id, now],
  );
  const unsaid = {
    status: AdvisoryStatus.Open,
    country_division_ids: [],
    country_region_ids: [],
    safety_category_ids: [],
  };
  return saveAdvisory(transaction, id, { ...unsaid, ...written }, now);
}

export async function changeAdvisory(
  transaction: Queryable,
  lookup: Lookup,
  change: AdvisoryChange,
  now: Date,
): Promise<Advisory> {
  const { id } = await findForChange(transaction, lookup);
  const {
    country_divisions,
    country_regions,
    safety_ids = [],
    ...stored
  } = await readAdvisory(transaction, id);
  const parts = {
    country_division_ids: country_divisions.map((area) => area.id),
    country_region_ids: country_regions.map((area) => area.id),
    safety_category_ids: safety_ids,
  };
  const texts = await readTexts(transaction, 'advisories', ['headline', 'body'], id);
  return saveAdvisory(transaction, id, { ...stored, ...parts, ...texts, ...change }, now);
}

export async function removeAdvisory(transaction: Queryable, lookup: Lookup): Promise<void> {
  const { id } = await findForChange(transaction, lookup);
  await transaction.query('delete from advisories where id = $1', [id]);
}

async function findForChange(transaction: Queryable, lookup: Lookup): Promise<{ id: string }> {
  const row = await queryFirst<{ id: string }>(
    transaction,
    `select id from advisories where ${lookup.column} = $1 for no key update`,
    [lookup.value],
  );
  if (!row) throw notFound('advisory');
  return row;
}

async function readAdvisory(transaction: Queryable, id: string): Promise<Advisory> {
  const { document } = await getAdvisory(transaction, ENGLISH, { column: 'id', value: id });
  return Advisory.parse(JSON.parse(document));
}

async function saveAdvisory(
  transaction: Queryable,
  id: string,
  advisory: WrittenAdvisory,
  now: Date,
): Promise<Advisory> {
  const countries = await findKeys(transaction, 'country', [advisory.country_id], 'advisory.country_id');
  const countryIds = countries.map((country) => country.id);
  const divisions = await findKeys(
    transaction,
    'division',
    advisory.country_division_ids,
    'advisory.country_division_ids',
  );
  const regions = await findKeys(
    transaction,
    'region',
    advisory.country_region_ids,
    'advisory.country_region_ids',
  );
  const kinds = await findKeys(
    transaction,
    'safety category',
    advisory.safety_category_ids,
    'advisory.safety_category_ids',
  );
  requirePartsOf(countryIds, divisions, 'advisory.country_division_ids');
  requirePartsOf(countryIds, regions, 'advisory.country_region_ids');
  const { english, translations } = toColumns({ headline: advisory.headline, body: advisory.body });
  await transaction.query(
    `update advisories set headline = $2, body = $3, translations = $4, status = $5, country_id = $6, updated_at = $7
     where id = $1`,
    [id, english.headline, english.body, JSON.stringify(translations), advisory.status, countryIds[0], now],
  );
  const owner = { column: 'advisory_id', id };
  await replaceLinks(
    transaction,
    'advisory_divisions',
    owner,
    divisions.map((found) => ({ country_division_id: found.id })),
  );
  await replaceLinks(
    transaction,
    'advisory_regions',
    owner,
    regions.map((found) => ({ country_region_id: found.id })),
  );
  await replaceLinks(
    transaction,
    'advisory_safety_categories',
    owner,
    kinds.map((found) => ({ safety_category_id: found.id })),
  );
  await renderContent(transaction, { advisories: [id] });
  await addJobs(transaction, 'match-advisory', [id], now);
  return readAdvisory(transaction, id);
}
