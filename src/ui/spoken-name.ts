import { Platform } from 'react-native';

/**
 * What a phone's screen reader says of something made of several texts, as one sentence. A browser makes the name of the texts
 * themselves: a name of its own that differs from them would hide the control from whoever speaks what they see.
 */
export function spokenName(sentence: string | undefined): { 'aria-label'?: string } {
  return Platform.OS === 'web' || sentence === undefined ? {} : { 'aria-label': sentence };
}
