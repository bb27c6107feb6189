import { NotificationType } from '@/contract/notification-type';

/** What is told of entry requirements and of travel restrictions alike, but for its name. */
export const RULE_KINDS = {
  entry_requirement: {
    kind: 'entry_requirement',
    word: 'entry requirement',
    type: NotificationType.EntryRequirement,
    /** The id in the data of a notification. */
    idField: 'entry_requirement_id',
  },
  travel_restriction: {
    kind: 'travel_restriction',
    word: 'travel restriction',
    type: NotificationType.TravelRestriction,
    idField: 'travel_restriction_id',
  },
} as const;
export type RuleKind = (typeof RULE_KINDS)[keyof typeof RULE_KINDS];
