import { useRuntime } from './runtime-provider';
import { useIsOnline } from './use-is-online';

/** Which of its two drawings a map may use. */
export function useMapSetting(): { isOnline: boolean; hasMapKey: boolean } {
  const { hasMapKey } = useRuntime();
  return { isOnline: useIsOnline(), hasMapKey };
}
