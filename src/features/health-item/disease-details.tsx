import type { Disease } from '@/contract/health-library';
import { useWords } from '@/i18n/locale-provider';
import { healthWords } from '@/i18n/messages/health';
import { Headline } from '@/ui/headline';
import { RowSection } from '@/ui/row-section';
import { Text } from '@/ui/text';

import { Chapters } from './chapters';
import { DiseaseOutbreaks } from './disease-outbreaks';

export function DiseaseDetails({ disease, onOpen }: { disease: Disease; onOpen: (path: string) => void }) {
  const words = useWords(healthWords);
  const { disease_datum: datum } = disease;
  const remedies = [
    { title: words.ofVaccinations, icon: 'syringe', path: 'vaccination', items: datum.vaccinations },
    { title: words.ofMedications, icon: 'pill', path: 'medication', items: datum.medications },
  ] as const;
  return (
    <>
      <Headline variant="detailTitle" role="heading">
        {disease.common_name}
      </Headline>
      {disease.scientific_name && <Text color="quietInk">{disease.scientific_name}</Text>}
      <DiseaseOutbreaks diseaseId={disease.id} onOpen={onOpen} />
      <Chapters
        chapters={[
          [words.description, datum.description],
          [words.prevention, datum.prevention],
          [words.symptoms, datum.symptoms],
          [words.treatment, datum.treatment],
          [words.transmission, datum.transmission],
          [words.susceptibility, datum.susceptibility],
          [words.where, disease.occurs_where],
        ]}
      />
      {remedies.map(({ title, icon, path, items }) => (
        <RowSection
          key={path}
          title={title}
          rows={items.map(({ id, name }) => ({
            key: id,
            icon,
            title: name,
            onPress: () => onOpen(`/${path}/${id}`),
          }))}
        />
      ))}
    </>
  );
}
