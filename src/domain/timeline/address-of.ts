import { told } from '../told';
import type { TimelineEntry } from './timeline-entry';

/** Where it is, line by line, as on a letter; nothing of a way, which is at two places. */
export function addressOf({ segment, role }: Pick<TimelineEntry, 'segment' | 'role'>): string[] {
  const town = (code: string | null, city: string | null) => told(code, city).join(' ');
  switch (segment.kind) {
    case 'hotel':
      return told(
        segment.hotel_name,
        segment.address1,
        segment.address2,
        town(segment.postal_code, segment.city_name),
      );
    case 'car':
      return role === 'end'
        ? told(
            segment.dropoff_address1,
            segment.dropoff_address2,
            town(segment.dropoff_postal_code, segment.dropoff_city_name),
          )
        : told(
            segment.pickup_address1,
            segment.pickup_address2,
            town(segment.pickup_postal_code, segment.pickup_city_name),
          );
    case 'activity':
      return told(
        segment.start_name,
        segment.start_address1,
        segment.start_address2,
        town(segment.start_postal_code, segment.start_city_name),
      );
    default:
      return [];
  }
}
