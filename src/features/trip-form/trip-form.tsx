import { useEffect } from 'react';

import type { ShortCountry } from '@/contract/country';
import { commonWords } from '@/i18n/messages/common';
import { tripFormWords } from '@/i18n/messages/trip-form';
import { useWords } from '@/i18n/locale-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { useIsOnline } from '@/runtime/use-is-online';
import type { LeaveGuard } from '@/runtime/use-leave-guard';
import { useReasonWords } from '@/runtime/use-reason-words';
import type { ParkedReason } from '@/store/outbox';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { FaultAnchor } from '@/ui/fault-anchor';
import { FieldError } from '@/ui/field-error';
import { LeaveSheet } from '@/ui/leave-sheet';
import { SaveFoot } from '@/ui/save-foot';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { TextField } from '@/ui/text-field';

import { DestinationFields } from './destination-fields';
import { OverlapSheet } from './overlap-sheet';
import { type TripDraft, withDestination, withNextDestination } from './trip-draft';
import { ActivityChips, TypeChoice } from './trip-kind';
import { type FieldProblem, useTripDraft } from './use-trip-draft';

interface TripFormProps {
  title: string;
  tripId: string | null;
  initial: TripDraft;
  countries: ShortCountry[];
  refusal: ParkedReason | null;
  guard: LeaveGuard;
  onSaved: (tripId: string) => void;
  onBack: () => void;
}

export function TripForm({ title, guard, onSaved, onBack, ...start }: TripFormProps) {
  const words = useWords(tripFormWords);
  const { cancel } = useWords(commonWords);
  const isOnline = useIsOnline();
  const attempt = useAttempt();
  const form = useTripDraft(start);
  const { draft, setDraft, isUnsaved, problemAt, hindrance, saving } = form;
  const { setUnsaved } = guard;
  useEffect(() => setUnsaved(isUnsaved), [isUnsaved, setUnsaved]);

  const say = (problem: FieldProblem | null) =>
    problem && (problem.kind === 'rule' ? words.rules[problem.code] : problem.message);
  const { destinations } = draft;
  const submit = async (options?: { evenIfOverlapping: boolean }) => {
    const id = await form.save(options);
    if (id === null) return;
    guard.release();
    onSaved(id);
  };

  return (
    <Screen
      title={title}
      onBack={onBack}
      foot={
        <SaveFoot
          problem={
            saving === 'failed'
              ? words.saveFailed
              : hindrance && words.hasProblems(words.rules[hindrance.code])
          }
          busy={saving === 'busy'}
          onSave={() => attempt(submit())}
        />
      }
    >
      {start.refusal && <Refusal refusal={start.refusal} />}
      {start.countries.length === 0 && (
        <Banner tone="medium" title={words.noCountriesTitle} detail={words.noCountriesDetail} />
      )}
      <TextField
        label={words.name}
        help={start.tripId === null ? words.nameHelp : undefined}
        value={draft.name}
        onChange={(name) => setDraft({ ...draft, name })}
        error={say(problemAt('name'))}
        maxLength={200}
      />
      <TypeChoice selected={draft.type} onSelect={(type) => setDraft({ ...draft, type })} />
      <Section title={words.destinations}>
        {destinations.map((destination, index) => (
          <DestinationFields
            key={destination.key}
            number={index + 1}
            destination={destination}
            countries={start.countries}
            problemAt={(field) => say(problemAt(`destinations.${index}.${field}`))}
            faultAt={(field) => form.faultAt(`destinations.${index}.${field}`)}
            onChange={(change) => setDraft(withDestination(draft, destination.key, change))}
            onRemove={
              destinations.length > 1
                ? () => setDraft(withDestination(draft, destination.key, null))
                : undefined
            }
          />
        ))}
        <FaultAnchor called={form.faultAt('destinations')}>
          <FieldError message={say(problemAt('destinations'))} />
        </FaultAnchor>
        <Button
          kind="outline"
          icon="plus"
          label={words.addDestination}
          onPress={() => setDraft(withNextDestination(draft))}
        />
      </Section>
      <ActivityChips
        selected={draft.activities}
        onChange={(activities) => setDraft({ ...draft, activities })}
      />
      {!isOnline && <Banner tone="low" title={words.offline} />}
      <Button kind="plain" label={cancel} onPress={onBack} />
      <OverlapSheet
        overlap={form.overlap}
        onCorrect={form.correctOverlap}
        onSave={() => attempt(submit({ evenIfOverlapping: true }))}
      />
      <LeaveSheet guard={guard} />
    </Screen>
  );
}

/** What the service said against it; what belongs to a field stands there as well. */
function Refusal({ refusal }: { refusal: ParkedReason }) {
  const words = useWords(tripFormWords);
  const { toTitle, toDetail } = useReasonWords();
  return <Banner tone="high" title={toTitle(refusal, words.refusedTitle)} detail={toDetail(refusal)} />;
}
