import { useWords } from '@/i18n/locale-provider';
import { helpWords } from '@/i18n/messages/help';
import { useWhenChecked } from '@/runtime/use-when-checked';
import { LoadFailed, NotDownloaded, NothingThere } from '@/ui/data-states';
import { Section } from '@/ui/section';

import { HospitalCard } from './hospital-card';
import type { HelpCountry } from './use-help-screen';
import { type HospitalsView, useHospitalsNear } from './use-hospitals-near';

interface HospitalsSectionProps {
  isHere: boolean;
  country: HelpCountry | null;
  /** Of this country. */
  onDownload: () => void;
  onOpen: (path: string) => void;
}

export function HospitalsSection({ isHere, ...props }: HospitalsSectionProps) {
  const view = useHospitalsNear(props.country?.id ?? null, isHere);
  return view && <Hospitals view={view} {...props} />;
}

interface HospitalsProps extends Omit<HospitalsSectionProps, 'isHere'> {
  view: HospitalsView;
}

function Hospitals({ view, country, onDownload, onOpen }: HospitalsProps) {
  const words = useWords(helpWords);
  const { hospitals, isNear } = view;
  const checked = useWhenChecked(view.freshness);
  const title = isNear || !country ? words.hospitals : words.hospitalsIn(country.name);
  if (hospitals.length === 0)
    return (
      <Section title={title}>
        <WhyNone view={view} onDownload={country && onDownload} />
      </Section>
    );
  return (
    <Section title={title} checked={checked}>
      {hospitals.map((near) => (
        <HospitalCard
          key={near.hospital.id}
          {...near}
          onOpen={() => onOpen(`/hospital/${near.hospital.id}`)}
        />
      ))}
    </Section>
  );
}

interface WhyNoneProps {
  view: HospitalsView;
  /** Null where nobody knows of which country. */
  onDownload: (() => void) | null;
}

function WhyNone({ view: { freshness }, onDownload }: WhyNoneProps) {
  const words = useWords(helpWords);
  switch (freshness.kind) {
    case 'failed':
      return <LoadFailed why={freshness.why} onRetry={onDownload ?? undefined} />;
    case 'nothing-there':
    case 'up-to-date':
    case 'old':
      return <NothingThere title={words.noHospitals} checkedAt={freshness.checkedAt} />;
    case 'never-downloaded':
      return (
        <NotDownloaded
          title={words.hospitalsUnknown}
          detail={words.hospitalsUnknownDetail}
          onDownload={onDownload ?? undefined}
        />
      );
  }
}
