import { useWords } from '@/i18n/locale-provider';
import { countryWords } from '@/i18n/messages/country';
import type { IconName } from '@/ui/icon-paths';
import { RowSection } from '@/ui/row-section';
import { Text } from '@/ui/text';

import type { CountryPartProps } from './country-props';
import { MissingPart } from './missing-part';

interface CountryHealthProps extends CountryPartProps {
  onOpen: (path: string) => void;
}

export function CountryHealth({ view, download, onOpen }: CountryHealthProps) {
  const { whole } = view;
  const words = useWords(countryWords);
  if (whole === null) return <MissingPart download={download} />;
  const datum = whole.country_datum;
  const vaccinations = (datum?.country_vaccination_comments ?? []).map(({ comment, vaccination }) => ({
    ...vaccination,
    comment,
  }));
  const medications = (datum?.country_medication_comments ?? []).map(({ comment, medication }) => ({
    ...medication,
    comment,
  }));
  const diseases = (datum?.country_disease_comments ?? []).map(({ comment, disease }) => ({
    id: disease.id,
    name: disease.common_name,
    comment,
  }));
  if (vaccinations.length + medications.length + diseases.length === 0)
    return <Text color="quietInk">{words.nothingWritten}</Text>;
  return (
    <>
      <Comments
        title={words.vaccinations}
        icon="syringe"
        items={vaccinations}
        onOpen={(id) => onOpen(`/vaccination/${id}`)}
      />
      <Comments
        title={words.medications}
        icon="pill"
        items={medications}
        onOpen={(id) => onOpen(`/medication/${id}`)}
      />
      <Comments
        title={words.diseases}
        icon="virus"
        items={diseases}
        onOpen={(id) => onOpen(`/disease/${id}`)}
      />
    </>
  );
}

interface CommentsProps {
  title: string;
  icon: IconName;
  items: readonly { id: string; name: string; comment: string }[];
  onOpen: (id: string) => void;
}

function Comments({ title, icon, items, onOpen }: CommentsProps) {
  const rows = items.map(({ id, name, comment }) => ({
    key: id,
    icon,
    title: name,
    detail: comment || undefined,
    onPress: () => onOpen(id),
  }));
  return <RowSection title={title} count={rows.length} rows={rows} />;
}
