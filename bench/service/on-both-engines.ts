import type { Figure } from '../figure';
import { withServer } from './with-server';

interface FigureOfAnEngine extends Omit<Figure, 'measure'> {
  /** On a PostgreSQL server; null is the embedded engine in memory. */
  measure: (serverUrl: string | null) => ReturnType<Figure['measure']>;
}

/** Phones are served from either: what is promised is promised of both. */
export function onBothEngines(figures: readonly FigureOfAnEngine[]): Figure[] {
  return figures.flatMap((figure) => [
    { ...figure, measure: () => figure.measure(null) },
    { ...figure, name: `${figure.name}.postgres`, measure: () => withServer(figure.measure) },
  ]);
}
