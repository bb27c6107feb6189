import { z } from 'zod';

import { EntryRequirement } from '@/contract/entry-requirement';
import { EmptyArray } from '@/contract/fields';
import {
  EntryRequirementChangeBody,
  NewEntryRequirementBody,
  NewTravelRestrictionBody,
  TravelRestrictionChangeBody,
} from '@/contract/publishing-entry';

import { readId } from '../../http/identifiers';
import type { Routes } from '../../http/routes';
import { RULE_KINDS, type RuleKind } from '../entry-requirements/rule-kinds';
import { changeRule, publishRule, removeRule } from './entry-requirements';

const { entry_requirement: REQUIREMENT, travel_restriction: RESTRICTION } = RULE_KINDS;
const RequirementPath = z.object({ entry_requirement_id: z.string() });
const RestrictionPath = z.object({ travel_restriction_id: z.string() });
const tags = ['Publishing'];
const config = { callers: ['publisher'] } as const;
const response = { 200: EntryRequirement };
const idOf = (rule: RuleKind, written: string) => readId(written, rule.word);

export const publishingEntryRoutes: Routes = (app, { write }) => {
  app.post(
    '/publishing/entry_requirements',
    {
      config,
      schema: { tags, summary: 'Publish an entry requirement', body: NewEntryRequirementBody, response },
    },
    async (request, reply) =>
      write(request, reply, (transaction, moment) =>
        publishRule(transaction, REQUIREMENT, request.body.entry_requirement, moment),
      ),
  );

  app.put(
    '/publishing/entry_requirements/:entry_requirement_id',
    {
      config,
      schema: {
        tags,
        summary: 'Change an entry requirement, or say that it was checked',
        params: RequirementPath,
        body: EntryRequirementChangeBody,
        response,
      },
    },
    async (request, reply) =>
      write(request, reply, (transaction, moment) => {
        const id = idOf(REQUIREMENT, request.params.entry_requirement_id);
        return changeRule(transaction, REQUIREMENT, id, request.body.entry_requirement, moment);
      }),
  );

  app.delete(
    '/publishing/entry_requirements/:entry_requirement_id',
    {
      config,
      schema: {
        tags,
        summary: 'Remove an entry requirement',
        params: RequirementPath,
        response: { 200: EmptyArray },
      },
    },
    async (request, reply) =>
      write(request, reply, async (transaction) => {
        await removeRule(transaction, REQUIREMENT, idOf(REQUIREMENT, request.params.entry_requirement_id));
        return [];
      }),
  );

  app.post(
    '/publishing/travel_restrictions',
    {
      config,
      schema: { tags, summary: 'Publish a travel restriction', body: NewTravelRestrictionBody, response },
    },
    async (request, reply) =>
      write(request, reply, (transaction, moment) =>
        publishRule(transaction, RESTRICTION, request.body.travel_restriction, moment),
      ),
  );

  app.put(
    '/publishing/travel_restrictions/:travel_restriction_id',
    {
      config,
      schema: {
        tags,
        summary: 'Change a travel restriction, or say that it was checked',
        params: RestrictionPath,
        body: TravelRestrictionChangeBody,
        response,
      },
    },
    async (request, reply) =>
      write(request, reply, (transaction, moment) => {
        const id = idOf(RESTRICTION, request.params.travel_restriction_id);
        return changeRule(transaction, RESTRICTION, id, request.body.travel_restriction, moment);
      }),
  );

  app.delete(
    '/publishing/travel_restrictions/:travel_restriction_id',
    {
      config,
      schema: {
        tags,
        summary: 'Remove a travel restriction',
        params: RestrictionPath,
        response: { 200: EmptyArray },
      },
    },
    async (request, reply) =>
      write(request, reply, async (transaction) => {
        await removeRule(transaction, RESTRICTION, idOf(RESTRICTION, request.params.travel_restriction_id));
        return [];
      }),
  );
};
