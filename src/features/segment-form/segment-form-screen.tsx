import { useWords } from '@/i18n/locale-provider';
import { segmentFormWords } from '@/i18n/messages/segment-form';
import type { LeaveGuard } from '@/runtime/use-leave-guard';
import { MissingRecord } from '@/ui/missing-record';
import { Screen } from '@/ui/screen';

import { SegmentForm } from './segment-form';
import { type FormSubject, useSegmentFormScreen } from './use-segment-form-screen';

interface SegmentFormScreenProps {
  subject: FormSubject;
  guard: LeaveGuard;
  onSaved: (segmentId: string) => void;
  onBack: () => void;
}

/** A booking that a traveller writes by hand. */
export function SegmentFormScreen({ subject, guard, onSaved, onBack }: SegmentFormScreenProps) {
  const words = useWords(segmentFormWords);
  const view = useSegmentFormScreen(subject);
  const title = 'tripId' in subject ? words.newTitle : words.editTitle;
  switch (view.kind) {
    case 'opening':
      return (
        <Screen title={title} onBack={onBack}>
          {null}
        </Screen>
      );
    case 'not-found':
      return <MissingRecord title={title} lead={words.goneTitle} detail={words.goneDetail} onBack={onBack} />;
    case 'of-others':
      return (
        <MissingRecord title={title} lead={words.othersTitle} detail={words.othersDetail} onBack={onBack} />
      );
    case 'ready':
      return <SegmentForm title={title} start={view.start} guard={guard} onSaved={onSaved} onBack={onBack} />;
  }
}
