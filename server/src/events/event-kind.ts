import type { z } from 'zod';

import type { NOTIFICATION_DATA, NotificationType } from '@/contract/notification-type';
import type { PushChannel } from '@/contract/push-payload';

import type { InEachLanguage } from '../words/languages';

/** Every kind of event. `EVENT_KINDS` has a declaration of each. */
export type EventName =
  | 'alert-matched'
  | 'advisory-matched'
  | 'entry-requirement-matched'
  | 'travel-restriction-matched'
  | 'all-is-well'
  | 'check-in-asked-for'
  | 'check-in-asked-for-again'
  | 'help-asked-for'
  | 'returned-home'
  | 'landed-in-country'
  | 'issue-opened'
  | 'issue-quiet'
  | 'issue-finished'
  | 'message-missed'
  | 'responder-absent'
  | 'trip-made'
  | 'trip-made-by-company'
  | 'trip-changed'
  | 'trip-removed'
  | 'flight-cancelled'
  | 'flight-delayed'
  | 'airport-delayed'
  | 'arrival-gate-changed'
  | 'departure-gate-changed'
  | 'departure-terminal-changed'
  | 'arrival-terminal-changed'
  | 'baggage-claim-changed'
  | 'monitor-lodging-changed'
  | 'monitor-airport-landed'
  | 'monitor-flight-delayed'
  | 'monitor-flight-cancelled'
  | 'monitor-check-in-requested'
  | 'monitor-alert-matched'
  | 'monitor-itinerary-changed'
  | 'itinerary-read'
  | 'itinerary-delayed'
  | 'traveller-added'
  | 'traveller-changed'
  | 'settings-changed'
  | 'traveller-removed'
  | 'webhook-endpoint-failing'
  | 'webhook-endpoint-disabled';

/**
 * What a notification says, in the inbox and on the phone: no name of a person or a trip, for a phone shows it to anybody. A body that is not
 * shown there may hold `{name}`, the traveller's.
 */
export interface NotificationWords {
  title: string;
  body: string;
}

/** Settings by which a traveller turns messages off. */
type PushSetting = 'send_trip_alert_push' | 'send_all_good_push';
export type MailSetting = 'send_trip_alert_email' | 'send_all_good_email';

export interface PushManner {
  /** Where somebody may be in danger its messages wait behind no others. */
  lane: 'urgent' | 'usual';
  channel: PushChannel;
  /** Buttons that the phone offers. */
  category: string | null;
  /** Null: nobody can turn it off. */
  setting: PushSetting | null;
  /** The title alone where the body names somebody: a phone shows it to anybody. */
  shows: 'words' | 'title';
}

/** How a notification leaves the service; null where it does not. */
export interface Delivery {
  push: PushManner | null;
  mail: { setting: MailSetting } | null;
}

/**
 * `company`: its own list of notifications. `handlers`: its users who look after its travellers, but for whomever it concerns. `responders`: doctors
 * of the country, of a request that is made to them. Whoever else is to hear of events is named here.
 */
export type Audience = 'travellers' | 'company' | 'handlers' | 'responders';

/** What each audience hears; null: nothing. Of doctors only kinds of requests speak. */
type Hearing<Told> = Record<Exclude<Audience, 'responders'>, Told | null> & { responders?: Told };

/** How each traveller's data stand, as `Data-Revision` tells it. */
export type Topic = 'account' | 'trips' | 'alerts' | 'messages' | 'requests' | 'check-ins';

/** What a kind of event is, apart from what is said of it. */
export interface DeclaredEvent {
  name: EventName;
  /** Its number for apps and partners. */
  type: NotificationType;
  /** Whether one event tells of everybody whom it concerns in a company, of one traveller, or of the company alone. */
  names: 'everybody' | 'one' | 'nobody';
  /** The id in its data of which a traveller hears once, even if they deleted the notification; null: as often as it happens. */
  toldOnce: string | null;
  /** Null: not told to them. Partners hear of every event. */
  hears: Hearing<Delivery>;
  /** What partners read with it, by the id in what it is about; null where there is nothing of the sort. */
  record: 'alert' | 'advisory' | null;
  /** What its travellers have to read anew. */
  topics: readonly Topic[];
}

/** What a notification of this type carries. */
export type DataOf<Type extends NotificationType> = z.input<(typeof NOTIFICATION_DATA)[Type]>;

/** What holds that; anything where it carries nothing. */
export type Carrying<Type extends NotificationType> =
  DataOf<Type> extends Record<string, never> ? object : DataOf<Type>;

export type Message<About> = Delivery & {
  words: (about: About) => InEachLanguage<NotificationWords>;
};

/** A kind with what is said of its events. */
export interface ToldKind<About> extends DeclaredEvent {
  hears: Hearing<Message<About>>;
}

export interface EventKind<
  Type extends NotificationType,
  About,
  Name extends EventName = EventName,
> extends ToldKind<About> {
  name: Name;
  type: Type;
  about: z.ZodType<About>;
  names: 'everybody' | 'one';
  toldOnce: (keyof DataOf<Type> & string) | null;
}

/** Of the company itself: what it is about holds what its notification carries. */
export interface CompanyEventKind<
  Type extends NotificationType,
  About extends Carrying<Type>,
  Name extends EventName = EventName,
> extends ToldKind<About> {
  name: Name;
  type: Type;
  about: z.ZodType<About>;
  names: 'nobody';
  toldOnce: null;
  hears: { travellers: null; company: Message<About>; handlers: null };
  topics: readonly [];
}

/** Lets the compiler find out what the kind is about. */
export function declareEvent<Type extends NotificationType, About, Name extends EventName>(
  kind: EventKind<Type, About, Name>,
): EventKind<Type, About, Name> {
  return kind;
}

export function declareCompanyEvent<
  Type extends NotificationType,
  About extends Carrying<Type>,
  Name extends EventName,
>(
  kind: Pick<CompanyEventKind<Type, About, Name>, 'name' | 'type' | 'about'> & {
    words: Message<About>['words'];
  },
): CompanyEventKind<Type, About, Name> {
  const { words, ...declared } = kind;
  return {
    ...declared,
    names: 'nobody',
    toldOnce: null,
    hears: { travellers: null, company: { words, push: null, mail: null }, handlers: null },
    record: null,
    topics: [],
  };
}

export const NOBODY = { travellers: null, company: null, handlers: null } as const;
