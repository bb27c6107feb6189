/** How somebody hears of an event: see the migration. */
export type Manner = 'aloud' | 'quietly' | 'silently';

/** One traveller whom an event concerns, or the company alone, as it was just recorded. */
export interface Recorded {
  company_id: string;
  traveller_id: string | null;
  manner: Manner;
  data: Record<string, unknown>;
}
