import { NotificationType } from '@/contract/notification-type';

export interface News {
  type: NotificationType;
  field: string;
}

/** What may be removed after travellers were told of it: by which notifications, and the field of their data that names it. */
export const NEWS = [
  { type: NotificationType.TripAlert, field: 'alert_id' },
  { type: NotificationType.TripAdvisory, field: 'advisory_id' },
  { type: NotificationType.TravelRestriction, field: 'travel_restriction_id' },
  { type: NotificationType.EntryRequirement, field: 'entry_requirement_id' },
] as const satisfies readonly News[];

/** SQL: whether what a notification tells of was not removed, and is still what it was when they were told, unless they know: nobody is led to what is not there. */
export const isStillNews = (notification: string) => {
  const named = `case ${notification}.type ${NEWS.map(
    ({ type, field }) => `when ${type} then ${notification}.data ->> '${field}'`,
  ).join(' ')} end`;
  return `(not exists (select 1 from removed_news removed where removed.id::text = ${named})
    and (${notification}.read_at is not null
      or not exists (select 1 from changed_rules changed where changed.id::text = ${named})))`;
};
