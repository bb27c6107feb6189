import type { Figure } from '../figure';
import { measureFirstVisit } from '../start/first-visit';
import { measureJavaScript } from '../start/javascript';
import { measureOfflineReload } from '../start/offline-reload';

export const figures: Figure[] = [
  {
    name: 'start.first-visit',
    peer: 'an empty Expo app built and served the same way, up to its one text, in Chromium with an empty profile (time)',
    needs: '<= 1.5',
    measure: measureFirstVisit,
  },
  {
    name: 'start.offline-reload',
    peer: 'the same reload with a network, up to the content of the first screen (time)',
    needs: '<= 1.2',
    measure: measureOfflineReload,
  },
  {
    name: 'start.javascript',
    peer: 'an empty Expo Router app with SQLite and Query, up to its first row (compressed bytes of the scripts of the first screen)',
    needs: '<= 1.6',
    measure: measureJavaScript,
  },
];
