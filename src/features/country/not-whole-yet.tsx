import { useWords } from '@/i18n/locale-provider';
import { countryWords } from '@/i18n/messages/country';
import { EmptyState } from '@/ui/empty-state';

import type { CountryPartProps } from './country-props';

/** Only the short list knows this country: what it lacks, and the way to get it. */
export function NotWholeYet({ download }: Pick<CountryPartProps, 'download'>) {
  const words = useWords(countryWords);
  return (
    <EmptyState
      icon="download"
      title={words.shortTitle}
      detail={words.shortDetail}
      action={{ label: words.downloadAll, onPress: download.start, busy: download.progress !== null }}
    />
  );
}
