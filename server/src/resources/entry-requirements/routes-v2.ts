import { z } from 'zod';

import { EntryRequirement } from '@/contract/entry-requirement';

import { readId } from '../../http/identifiers';
import type { Routes } from '../../http/routes';
import { requireCountryId } from '../countries/queries';
import { pageQuery, wholeQuery } from '../lists';
import { sendRecord, sendRecords } from '../records';
import { findPlaces } from './find-places';
import { COUNTRY_ENTRY_REQUIREMENT_RECORDS, ENTRY_REQUIREMENT_RECORDS, recordsOfKind } from './records';
import { RULE_KINDS, type RuleKind } from './rule-kinds';

const tags = ['Entry requirements'];
const config = { callers: ['user'] } as const;

export const entryRequirementRoutesV2: Routes = (app, { database }) => {
  const addRoutes = ({ kind, word }: RuleKind) => {
    app.get(
      `/${kind}s`,
      {
        config,
        schema: {
          tags,
          summary: `Every ${word}, in pages; filters are combined`,
          querystring: pageQuery(ENTRY_REQUIREMENT_RECORDS),
          response: { 200: z.array(EntryRequirement) },
        },
      },
      async (request, reply) => {
        const query = { ...request.query, ...(await findPlaces(database, request.query)) };
        return sendRecords(database, request, reply, ENTRY_REQUIREMENT_RECORDS, [kind], query);
      },
    );

    app.get(
      `/${kind}s/:id`,
      {
        config,
        schema: {
          tags,
          summary: `One ${word}`,
          params: z.object({ id: z.string() }),
          response: { 200: EntryRequirement },
        },
      },
      async (request, reply) => {
        const lookup = { column: 'id', value: readId(request.params.id, word) } as const;
        return sendRecord(database, request, reply, recordsOfKind(kind), word, lookup);
      },
    );

    app.get(
      `/countries/:country_id_or_code/${kind}s`,
      {
        config,
        schema: {
          tags,
          summary: `Every ${word} of a country`,
          params: z.object({ country_id_or_code: z.string() }),
          querystring: wholeQuery(COUNTRY_ENTRY_REQUIREMENT_RECORDS),
          response: { 200: z.array(EntryRequirement) },
        },
      },
      async (request, reply) => {
        const countryId = await requireCountryId(database, request.params.country_id_or_code);
        return sendRecords(database, request, reply, COUNTRY_ENTRY_REQUIREMENT_RECORDS, [kind, countryId]);
      },
    );
  };
  Object.values(RULE_KINDS).forEach(addRoutes);
};
