import type { CountryDownload } from './use-country-download';
import type { CountryView } from './use-country-screen';

/** What every part of the screen is given. */
export interface CountryPartProps {
  view: Extract<CountryView, { kind: 'ready' }>;
  download: CountryDownload;
}
