import type { Aggregate } from './aggregates/aggregate';
import { allAggregates } from './aggregates/all-aggregates';

const keepings: readonly Pick<Aggregate, 'table' | 'kept'>[] = allAggregates;

/** Rows that stay while a download names them, and what waits to be sent about them is about. */
export const NAMED_BY_DOWNLOADS = keepings.flatMap(({ table, kept }) =>
  kept.while === 'named' ? [{ table, subject: kept.subject }] : [],
);

const ofCountries = keepings.flatMap(({ table, kept }) =>
  kept.while === 'its-country-is-wanted' ? [{ table, country: kept.country, drops: kept.drops }] : [],
);

/** Rows that are nothing without their country, and the column that names it. */
export const GOING_WITH_COUNTRIES = ofCountries.flatMap(({ table, country, drops }) =>
  drops === 'row' ? [{ table, country }] : [],
);

/** Columns that are emptied when nobody wants the country any more, unless the download that brings it for all has come. */
export const EMPTIED_WITH_COUNTRIES = ofCountries.flatMap(({ table, country, drops }) =>
  drops === 'row' ? [] : [{ table, country, ...drops }],
);
