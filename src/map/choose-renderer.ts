export type Renderer = 'street' | 'outline';

export interface RendererSituation {
  platform: string;
  isOnline: boolean;
  /** Whether the app was built with a key of Google Maps, which Android needs. */
  hasMapKey: boolean;
}

/** Streets come from a network and, on Android, with a key; the outline map needs neither. */
export function chooseRenderer({ platform, isOnline, hasMapKey }: RendererSituation): Renderer {
  if (!isOnline) return 'outline';
  if (platform === 'ios') return 'street';
  return platform === 'android' && hasMapKey ? 'street' : 'outline';
}
