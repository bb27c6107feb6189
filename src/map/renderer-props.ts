import type { MapContent } from './map-content';

/** What moves a page and a map alike. */
export type ScrollInput = 'finger' | 'wheel';

/** What both ways of drawing a map are given. */
export interface RendererProps {
  /** What the picture shows, in one sentence. */
  label: string;
  content: MapContent;
  /** Of areas with a status and of alerts' areas. */
  onAreaPress: ((id: string) => void) | undefined;
  /** One marker, or those of a cluster; `zoomIn` where nearer they would fall apart. */
  onMarkersPress: (ids: readonly string[], zoomIn?: () => void) => void;
  /** Alone on the screen it takes every gesture. In a page one finger and the wheel scroll the page. */
  isFullScreen: boolean;
  /** Only looked at: nothing stands over it, and nothing on it is touched. */
  isStill?: boolean;
  /** Somebody scrolled the page over the map, and may have meant the map. */
  onPageScroll: (by: ScrollInput) => void;
}
