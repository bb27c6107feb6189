import { tripFormWords } from '@/i18n/messages/trip-form';
import { useWords } from '@/i18n/locale-provider';
import { commonWords } from '@/i18n/messages/common';
import type { LeaveGuard } from '@/runtime/use-leave-guard';
import { EmptyState } from '@/ui/empty-state';
import { Screen } from '@/ui/screen';

import { TripForm } from './trip-form';
import { useTripFormScreen } from './use-trip-form-screen';

interface TripFormScreenProps {
  /** Null for a trip that is to be made. */
  tripId: string | null;
  guard: LeaveGuard;
  onSaved: (tripId: string) => void;
  onBack: () => void;
}

export function TripFormScreen({ tripId, guard, onSaved, onBack }: TripFormScreenProps) {
  const words = useWords(tripFormWords);
  const { back } = useWords(commonWords);
  const view = useTripFormScreen(tripId);
  const title = tripId === null ? words.newTitle : words.editTitle;
  switch (view.kind) {
    case 'opening':
      return (
        <Screen title={title} onBack={onBack}>
          {null}
        </Screen>
      );
    case 'not-found':
      return (
        <Screen title={title} onBack={onBack}>
          <EmptyState
            icon="briefcase"
            title={words.goneTitle}
            detail={words.goneDetail}
            action={{ label: back, onPress: onBack }}
          />
        </Screen>
      );
    case 'ready':
      return (
        <TripForm title={title} tripId={tripId} {...view} guard={guard} onSaved={onSaved} onBack={onBack} />
      );
  }
}
