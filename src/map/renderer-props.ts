import type { MapContent } from './map-content';

/** What both ways of drawing a map are given. */
export interface RendererProps {
  /** What the picture shows, in one sentence. */
  label: string;
  content: MapContent;
  onMarkerPress: ((id: string) => void) | undefined;
  /** Of areas with a status and of alerts' areas. */
  onAreaPress: ((id: string) => void) | undefined;
  /** Markers that no zoom parts. */
  onClusterPress: (ids: readonly string[]) => void;
}
