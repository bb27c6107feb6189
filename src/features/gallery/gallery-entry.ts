import type { ReactNode } from 'react';

import type { MapSetting } from '@/map/travel-map';

export interface GalleryEntry {
  name: string;
  title: string;
  draw: (setting: MapSetting) => ReactNode;
}
