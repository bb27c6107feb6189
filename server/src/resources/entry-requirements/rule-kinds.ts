import type { NotificationType } from '@/contract/notification-type';

import type { Queryable } from '../../database/database';
import type { DataOf, EventKind } from '../../events/event-kind';
import { entryRequirementMatched, travelRestrictionMatched } from '../../events/kinds/entry-events';
import { recordEvents, type Concerned } from '../../events/record-events';

/** A rule is news to these. */
interface RuleNews<About> {
  about: About;
  travellers: readonly Omit<Concerned<unknown>, 'data'>[];
  gatheredBy: string;
}

function declareRuleKind<Kind extends string, Type extends NotificationType, About extends { id: string }>(
  kind: Kind,
  word: string,
  event: EventKind<Type, About>,
  dataOf: (id: string) => DataOf<Type>,
) {
  return {
    kind,
    word,
    type: event.type,
    /** The id in the data of a notification. */
    idField: `${kind}_id` as const,
    record: (
      transaction: Queryable,
      { about, travellers, gatheredBy }: RuleNews<About>,
      now: Date,
    ): Promise<void> => {
      const data = dataOf(about.id);
      const concerned = travellers.map((traveller) => ({ ...traveller, data }));
      return recordEvents(transaction, event, { about, concerned, gatheredBy }, now);
    },
  };
}

/** What is told of entry requirements and of travel restrictions alike, but for its name. */
export const RULE_KINDS = {
  entry_requirement: declareRuleKind(
    'entry_requirement',
    'entry requirement',
    entryRequirementMatched,
    (id) => ({ entry_requirement_id: id }),
  ),
  travel_restriction: declareRuleKind(
    'travel_restriction',
    'travel restriction',
    travelRestrictionMatched,
    (id) => ({ travel_restriction_id: id }),
  ),
};
export type RuleKind = (typeof RULE_KINDS)[keyof typeof RULE_KINDS];
