import type { Queryable } from '../../src/database/database';
import type { EventName } from '../../src/events/event-kind';

export interface RecordedEvent {
  kind: EventName;
  company_id: string;
  is_whole: boolean;
  about: Record<string, unknown>;
  concerned: {
    traveller_id: string;
    trip_id: string | null;
    manner: string;
    data: Record<string, unknown>;
  }[];
}

/** Events that concern one of these travellers, in their order. */
export function listEvents(database: Queryable, ...travellerIds: string[]): Promise<RecordedEvent[]> {
  return database.query<RecordedEvent>(
    `select event.kind, event.company_id, event.gathered_by is null as is_whole, event.about,
       json_agg(json_build_object('traveller_id', concerned.traveller_id, 'trip_id', concerned.trip_id,
         'manner', concerned.manner, 'data', concerned.data) order by concerned.manner, concerned.traveller_id) as concerned
     from events event join event_travellers concerned on concerned.event_id = event.id
     where event.id in (select event_id from event_travellers where traveller_id = any($1::uuid[]))
     group by event.id order by event.position`,
    [travellerIds],
  );
}
