import { EntryRequirement } from '@/contract/entry-requirement';

import type { ApiClient } from './client';
import { getList, type Reading, type ReadOptions } from './reading';
import { toPath } from './to-path';

/** What a country asks of whoever enters it. */
export function listEntryRequirements(
  client: ApiClient,
  country: string,
  options: ReadOptions = {},
): Promise<Reading<EntryRequirement[]>> {
  return getList(client, toPath`/api/v2/countries/${country}/entry_requirements`, EntryRequirement, options);
}

/** What it forbids those who travel there; written as requirements are. */
export function listTravelRestrictions(
  client: ApiClient,
  country: string,
  options: ReadOptions = {},
): Promise<Reading<EntryRequirement[]>> {
  return getList(client, toPath`/api/v2/countries/${country}/travel_restrictions`, EntryRequirement, options);
}
