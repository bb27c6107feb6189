import { randomUUID } from 'expo-crypto';

/** Never given out twice, by no device. */
export function newId(): string {
  return randomUUID();
}
