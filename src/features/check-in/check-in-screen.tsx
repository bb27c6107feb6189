import { useFormat, useWords } from '@/i18n/locale-provider';
import { checkInWords } from '@/i18n/messages/check-in';
import { checkInQueries } from '@/runtime/queries/traveller-queries';
import { useSideRead } from '@/runtime/use-read';
import { useCurrentMinute } from '@/runtime/use-today';
import { Banner } from '@/ui/banner';
import { Row } from '@/ui/row';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';

import { CheckInPanel } from './check-in-panel';

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
  return (
    <Screen title={words.title} onBack={onBack}>
      {requestId !== null && <RequestBanner requestId={requestId} />}
      {requestId === null && isProposed && <Text color="quietInk">{words.proposed}</Text>}
      <CheckInPanel requestId={requestId ?? undefined} onDone={requestId === null ? undefined : onBack} />
      <Row icon="clock" title={words.history} detail={words.historyDetail} onPress={onHistory} last />
    </Screen>
  );
}

/** What was asked and when; or, where this device has answered it, that and when. */
function RequestBanner({ requestId }: { requestId: string }) {
  const words = useWords(checkInWords);
  const format = useFormat();
  const now = useCurrentMinute();
  const requests = useSideRead(checkInQueries.requests()) ?? [];
  const checkIns = useSideRead(checkInQueries.all()) ?? [];
  const request = requests.find(({ id }) => id === requestId);
  const answer = request ? undefined : checkIns.find(({ request_id }) => request_id === requestId);
  const withMoment = (at: number, detail: string) => `${format.moment(at, now)} · ${detail}`;
  if (answer)
    return (
      <Banner
        tone="safe"
        title={words.answered}
        detail={withMoment(answer.checkedInAt.getTime(), words.answeredDetail)}
      />
    );
  return (
    <Banner
      tone="medium"
      title={words.requestTitle}
      detail={request ? withMoment(Date.parse(request.created_at), words.requestDetail) : words.requestDetail}
    />
  );
}
