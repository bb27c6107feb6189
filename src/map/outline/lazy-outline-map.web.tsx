import { lazy, type ReactNode, Suspense } from 'react';

import type { RendererProps } from '../renderer-props';

/** What draws and moves the map weighs as much as everything else together: it comes with the first map. */
const Drawn = lazy(async (): Promise<{ default: (props: RendererProps) => ReactNode }> => {
  try {
    return { default: (await import('./outline-map')).OutlineMap };
  } catch {
    // A first visit that lost its network midway. The list says the same, and is one button away.
    return { default: () => null };
  }
});

export function OutlineMap(props: RendererProps) {
  return (
    <Suspense fallback={null}>
      <Drawn {...props} />
    </Suspense>
  );
}
