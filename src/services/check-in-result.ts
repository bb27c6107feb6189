import type { ContactDetail } from '@/contract/contact-detail';
import { knownPosition, type Position } from '@/geo/position';
import type { StoredCheckIn } from '@/store/check-ins';
import { getCountryByCode } from '@/store/countries';
import type { Reader } from '@/store/store-database';

export interface CheckInIntent {
  status: 'safe' | 'help';
  /** The request that it answers. */
  requestId?: string;
  /** A few words for whoever reads it. */
  message?: string;
  /** Requests for help that were made with the open call are withdrawn with it. */
  takesBackHelp?: boolean;
}

export interface StoredResult {
  id: string;
  status: 'safe' | 'help';
  checkedInAt: number;
  /** What it was stored with; a better one may still take its place. Null: it goes out without one. */
  position: Position | null;
  countryCode: string | null;
  /** Of the country where the traveller is; for "I need help" only, and empty where the country is not known. */
  emergencyNumbers: ContactDetail[];
}

export type CheckInResult =
  /** On the disk, and on its way. */
  | ({ kind: 'sending' } & StoredResult)
  /** On the disk; it goes out when there is a network. Offer a text message. */
  | ({ kind: 'queued' } & StoredResult)
  /** The device could not keep it, and the service has it all the same. */
  | { kind: 'sent-unstored'; status: CheckInIntent['status'] }
  /** The device could not keep it, and nobody has said to have it: the traveller must know. */
  | { kind: 'not-stored'; reason: unknown };

/** What is left to tell where this device has nothing of it. */
export interface NotKept {
  kind: 'sent-unstored' | 'not-stored';
  status: CheckInIntent['status'];
}

export async function toCheckInResult(
  reader: Reader,
  checkIn: StoredCheckIn,
  status: CheckInIntent['status'],
  isOnline: boolean,
): Promise<CheckInResult> {
  const countryCode = checkIn.country_code;
  const country = status === 'help' && countryCode ? await getCountryByCode(reader, countryCode) : null;
  return {
    kind: isOnline || checkIn.sending.kind === 'sent' ? 'sending' : 'queued',
    id: checkIn.id,
    status,
    checkedInAt: checkIn.checkedInAt.getTime(),
    position: knownPosition(checkIn),
    countryCode,
    emergencyNumbers: country?.short.emerg_numbers ?? [],
  };
}
