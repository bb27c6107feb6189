import { useFormat, useWords } from '@/i18n/locale-provider';
import { checkInWords } from '@/i18n/messages/check-in';
import { checkInHistoryWords } from '@/i18n/messages/check-in-history';
import { useCurrentMinute } from '@/runtime/use-today';
import { Banner } from '@/ui/banner';
import { Row } from '@/ui/row';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';

import { CheckInPanel } from './check-in-panel';
import { type KnownRequest, useCheckInRequest } from './use-check-in-request';

interface CheckInScreenProps {
  /** A link may propose what to say; only a tap says it. */
  isProposed: boolean;
  requestId: string | null;
  onHistory: () => void;
  onBack: () => void;
}

/** Checking in away from the tabs: from a link, or to answer a request. */
export function CheckInScreen({ isProposed, requestId, onHistory, onBack }: CheckInScreenProps) {
  const words = useWords(checkInWords);
  const history = useWords(checkInHistoryWords);
  const request = useCheckInRequest(requestId);
  const isKnown = request.kind === 'open' || request.kind === 'answered';
  return (
    <Screen title={words.title} onBack={onBack}>
      {isKnown && <RequestBanner request={request} />}
      {!isKnown && (isProposed || request.kind === 'unknown') && (
        <Text color="quietInk">{words.proposed}</Text>
      )}
      {/* An answer to a request that nobody made would be refused; a plain word is taken in any case. */}
      <CheckInPanel
        requestId={isKnown && requestId !== null ? requestId : undefined}
        onDone={isKnown ? onBack : undefined}
      />
      <Row icon="clock" title={history.title} detail={history.detail} onPress={onHistory} last />
    </Screen>
  );
}

/** What was asked and when; or, where this device has answered it, that and when. */
function RequestBanner({ request }: { request: Extract<KnownRequest, { kind: 'open' | 'answered' }> }) {
  const words = useWords(checkInWords);
  const format = useFormat();
  const now = useCurrentMinute();
  const withMoment = (at: number, detail: string) => `${format.moment(at, now)} · ${detail}`;
  return request.kind === 'answered' ? (
    <Banner tone="safe" title={words.answered} detail={withMoment(request.at, words.answeredDetail)} />
  ) : (
    <Banner
      tone="medium"
      title={words.requestTitle}
      detail={withMoment(request.askedAt, words.requestDetail)}
    />
  );
}
