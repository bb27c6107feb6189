import { NotificationType } from '@/contract/notification-type';

/** What a traveller can turn off. */
interface Wish {
  push: 'send_trip_alert_push' | 'send_all_good_push';
  mail: 'send_trip_alert_email' | 'send_all_good_email';
}

const OF_TRIPS: Wish = { push: 'send_trip_alert_push', mail: 'send_trip_alert_email' };

/** The settings of a traveller that these types heed. Others always reach the phone, and are never mailed. */
const WISHES: ReadonlyMap<NotificationType, Wish> = new Map([
  [NotificationType.TripAlert, OF_TRIPS],
  [NotificationType.TripAdvisory, OF_TRIPS],
  [NotificationType.AllIsWell, { push: 'send_all_good_push', mail: 'send_all_good_email' }],
]);

/** Which mails one address ends: those that the same setting is about. */
export type MailSetting = Wish['mail'];

export function mailSettingOf(type: number): MailSetting | null {
  return [...WISHES].find(([known]) => known === type)?.[1].mail ?? null;
}

/** SQL: whether the `traveller` wants push messages of the `notification`'s type. */
export const WANTS_PUSH = `case notification.type
  ${[...WISHES].map(([type, { push }]) => `when ${type} then traveller.${push}`).join(' ')} else true end`;

/** SQL: whether the `traveller` wants mails of the `notification`'s type. */
export const WANTS_MAIL = `case notification.type
  ${[...WISHES].map(([type, { mail }]) => `when ${type} then traveller.${mail}`).join(' ')} else false end`;
