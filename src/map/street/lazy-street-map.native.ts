import { lazy } from 'react';

/** Read when first shown: on a device that lacks the native part, the outline map still works. */
export const StreetMap = lazy(async () => ({ default: (await import('./street-map')).StreetMap }));
