import { useEffect } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { commonWords } from '@/i18n/messages/common';
import { segmentWords } from '@/i18n/messages/segment';
import { segmentFormWords } from '@/i18n/messages/segment-form';
import { useAttempt } from '@/runtime/use-attempt';
import { useIsOnline } from '@/runtime/use-is-online';
import type { LeaveGuard } from '@/runtime/use-leave-guard';
import { useReasonWords } from '@/runtime/use-reason-words';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { LeaveSheet } from '@/ui/leave-sheet';
import { SaveFoot } from '@/ui/save-foot';
import { Screen } from '@/ui/screen';
import { SegmentedControl } from '@/ui/segmented-control';

import { FORM_KINDS, FORM_PARTS } from './form-fields';
import { FormPartFields } from './form-part';
import { firstDayOf, withValue } from './segment-draft';
import { type FieldProblem, type SegmentFormStart, useSegmentDraft } from './use-segment-draft';

interface SegmentFormProps {
  title: string;
  start: SegmentFormStart;
  guard: LeaveGuard;
  onSaved: (segmentId: string) => void;
  onBack: () => void;
}

export function SegmentForm({ title, start, guard, onSaved, onBack }: SegmentFormProps) {
  const words = useWords(segmentFormWords);
  const { cancel } = useWords(commonWords);
  const { kind: kinds } = useWords(segmentWords);
  const isOnline = useIsOnline();
  const attempt = useAttempt();
  const { toTitle, toDetail } = useReasonWords();
  const form = useSegmentDraft(start);
  const { draft, setDraft, isUnsaved, problemAt, hindrance, saving } = form;
  const { setUnsaved } = guard;
  useEffect(() => setUnsaved(isUnsaved), [isUnsaved, setUnsaved]);

  const say = (problem: FieldProblem | null) =>
    problem && (problem.kind === 'rule' ? words.rules[problem.code] : problem.message);
  const submit = async () => {
    const id = await form.save();
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
              : hindrance && words.hasProblems(words.field[hindrance.label], words.rules[hindrance.code])
          }
          busy={saving === 'busy'}
          onSave={() => attempt(submit())}
        />
      }
    >
      {start.refusal && (
        <Banner
          tone="high"
          title={toTitle(start.refusal, words.refusedTitle)}
          detail={toDetail(start.refusal)}
        />
      )}
      {start.before === null && (
        <SegmentedControl
          label={words.kind}
          options={FORM_KINDS.map((key) => ({ key, label: kinds[key] }))}
          selected={draft.kind}
          onSelect={form.choose}
        />
      )}
      {FORM_PARTS[draft.kind].map((part, index) => (
        <FormPartFields
          // Each kind has fields of its own: none of another's stays in them.
          key={`${draft.kind}/${index}`}
          part={part}
          draft={draft}
          opensAt={firstDayOf(draft) ?? start.firstDay}
          problemAt={(key) => say(problemAt(key))}
          faultAt={form.faultAt}
          onChange={(key, value) => setDraft(withValue(draft, key, value))}
        />
      ))}
      {!isOnline && <Banner tone="low" title={words.offline} />}
      <Button kind="plain" label={cancel} onPress={onBack} />
      <LeaveSheet guard={guard} />
    </Screen>
  );
}
