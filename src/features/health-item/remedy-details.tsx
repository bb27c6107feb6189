import { useWords } from '@/i18n/locale-provider';
import { healthWords } from '@/i18n/messages/health';
import type { HealthItem } from '@/runtime/queries/health-library-queries';
import { Badge } from '@/ui/badge';
import { Headline } from '@/ui/headline';

import { Chapters } from './chapters';

type Remedy = Exclude<HealthItem, { shelf: 'diseases' }>;

/** A medication or a vaccination. */
export function RemedyDetails({ shelf, name, datum }: Remedy) {
  const words = useWords(healthWords);
  return (
    <>
      <Headline variant="detailTitle" role="heading">
        {name}
      </Headline>
      {datum?.routine && <Badge kind="note" tone="low" label={words.routine} />}
      <Chapters
        chapters={[
          [words.description, datum?.description],
          [shelf === 'vaccinations' ? words.vaccinationSchedule : words.schedule, datum?.schedule],
          [words.sideEffects, datum?.side_effects],
        ]}
      />
    </>
  );
}
