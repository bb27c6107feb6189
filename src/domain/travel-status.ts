export type TravelStatusName = 'normal' | 'caution' | 'avoid';

const NAMES: readonly TravelStatusName[] = ['normal', 'caution', 'avoid'];
const TONES = { normal: 'safe', caution: 'medium', avoid: 'high' } as const;

/** The service numbers them; null for a number that this version does not know. */
export function toTravelStatusName(status: number): TravelStatusName | null {
  return NAMES[status] ?? null;
}

/** How serious it looks; a status that is not known must not look safe. */
export function toneOfStatus(name: TravelStatusName | null): 'safe' | 'medium' | 'high' {
  return name === null ? 'medium' : TONES[name];
}
