import { toFreshness } from '@/domain/freshness';
import { useWords } from '@/i18n/locale-provider';
import { outbreakWords } from '@/i18n/messages/outbreak';
import { outbreakQueries } from '@/runtime/queries/outbreak-queries';
import { useReads } from '@/runtime/runtime-provider';
import { useDownloadState } from '@/runtime/use-download-state';
import { useOutbreak } from '@/runtime/use-outbreak';
import { useSideRead } from '@/runtime/use-read';
import { useMoment } from '@/runtime/use-today';
import { Flag } from '@/ui/flag';
import { Rows } from '@/ui/rows';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

interface DiseaseOutbreaksProps {
  diseaseId: string;
  onOpen: (path: string) => void;
}

/** Where it spreads now, as far as the countries on this device tell. */
export function DiseaseOutbreaks({ diseaseId, onOpen }: DiseaseOutbreaksProps) {
  const words = useWords(outbreakWords);
  const { today, now } = useMoment();
  const { downloadNames } = useReads();
  const tell = useOutbreak();
  const outbreaks = useSideRead(outbreakQueries.ofDisease(diseaseId, today)) ?? [];
  const countries = [...new Set(outbreaks.map(({ country_id }) => country_id))];
  const state = useDownloadState(countries.map((id) => downloadNames.countryOutbreaks(id)));
  if (outbreaks.length === 0 || state === undefined) return null;
  const rows = outbreaks.map((outbreak) => {
    const { country, where, summary, known } = tell(outbreak);
    return {
      key: outbreak.id,
      leading: <Flag code={outbreak.country.country_code} />,
      title: country,
      detail: [where, summary, known].filter(Boolean).join(' · '),
      onPress: () => onOpen(`/outbreak/${outbreak.id}`),
    };
  });
  return (
    <Section
      title={words.outbreaks}
      count={rows.length}
      checked={{ freshness: toFreshness(state, false, now) }}
    >
      <Rows rows={rows} />
      <Text variant="quiet" color="quietInk">
        {words.onlyHere}
      </Text>
    </Section>
  );
}
