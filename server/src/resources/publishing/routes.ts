import type { z } from 'zod';

import { Advisory } from '@/contract/advisory';
import { Alert } from '@/contract/alert';
import { DiseaseOutbreak, NewOutbreakBody, OutbreakChangeBody } from '@/contract/disease-outbreak';
import { EntryRequirement } from '@/contract/entry-requirement';
import { AdvisoryChangeBody, AlertChangeBody, NewAdvisoryBody, NewAlertBody } from '@/contract/publishing';
import {
  EntryRequirementChangeBody,
  NewEntryRequirementBody,
  NewTravelRestrictionBody,
  TravelRestrictionChangeBody,
  type EntryRequirementChange,
  type NewEntryRequirement,
} from '@/contract/publishing-entry';

import { readId, readIdOrSlug } from '../../http/identifiers';
import type { Routes } from '../../http/routes';
import { RULE_KINDS, type RuleKind } from '../entry-requirements/rule-kinds';
import { changeAdvisory, publishAdvisory, removeAdvisory } from './advisories';
import { changeAlert, publishAlert, removeAlert } from './alerts';
import { changeOutbreak, publishOutbreak, removeOutbreak } from './disease-outbreaks';
import { changeRule, publishRule, removeRule } from './entry-requirements';
import { publishedRoutes } from './published-routes';

/** Entry requirements and travel restrictions are the same but for their name. */
const ruleRoutes = <Kind extends RuleKind['kind']>(
  rule: RuleKind & { kind: Kind },
  newBody: z.ZodType<Record<Kind, NewEntryRequirement>>,
  changeBody: z.ZodType<Record<Kind, EntryRequirementChange>>,
): Routes =>
  publishedRoutes({
    name: rule.kind,
    path: `${rule.kind}s`,
    word: rule.word,
    also: 'say that it was checked',
    record: EntryRequirement,
    newBody,
    changeBody,
    readKey: readId,
    publish: (transaction, written: NewEntryRequirement, now) => publishRule(transaction, rule, written, now),
    change: (transaction, id, change: EntryRequirementChange, now) =>
      changeRule(transaction, rule, id, change, now),
    remove: (transaction, id) => removeRule(transaction, rule, id),
  });

const PUBLISHED: readonly Routes[] = [
  publishedRoutes({
    name: 'alert',
    path: 'alerts',
    word: 'alert',
    also: 'end it by its finish',
    record: Alert,
    newBody: NewAlertBody,
    changeBody: AlertChangeBody,
    readKey: readIdOrSlug,
    publish: publishAlert,
    change: changeAlert,
    remove: removeAlert,
  }),
  publishedRoutes({
    name: 'advisory',
    path: 'advisories',
    word: 'advisory',
    also: 'close it by its status',
    record: Advisory,
    newBody: NewAdvisoryBody,
    changeBody: AdvisoryChangeBody,
    readKey: readIdOrSlug,
    publish: publishAdvisory,
    change: changeAdvisory,
    remove: removeAdvisory,
  }),
  publishedRoutes({
    name: 'disease_outbreak',
    path: 'disease_outbreaks',
    word: 'disease outbreak',
    also: 'end it by its finish',
    record: DiseaseOutbreak,
    newBody: NewOutbreakBody,
    changeBody: OutbreakChangeBody,
    readKey: readId,
    publish: publishOutbreak,
    change: changeOutbreak,
    remove: removeOutbreak,
  }),
  ruleRoutes(RULE_KINDS.entry_requirement, NewEntryRequirementBody, EntryRequirementChangeBody),
  ruleRoutes(RULE_KINDS.travel_restriction, NewTravelRestrictionBody, TravelRestrictionChangeBody),
];

export const publishingRoutes: Routes = (app, tools) => {
  for (const addRoutes of PUBLISHED) addRoutes(app, tools);
};
