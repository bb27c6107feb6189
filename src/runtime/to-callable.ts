import type { ContactDetail } from '@/contract/contact-detail';
import { toEmergencyNumbers, type EmergencyNumber } from '@/domain/emergency-numbers';
import { toDiallable } from '@/platform/phone-number';

/** The numbers among these contacts that a phone may dial, the most urgent first. */
export function toCallable(contacts: readonly ContactDetail[]): EmergencyNumber[] {
  return toEmergencyNumbers(contacts, toDiallable);
}

export function isCallable(number: string): boolean {
  return toDiallable(number) !== null;
}
