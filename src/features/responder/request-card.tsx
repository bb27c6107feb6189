import { StyleSheet, View } from 'react-native';

import { toneOfStatus, toTravelStatusName } from '@/domain/travel-status';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { bareCallWords } from '@/i18n/messages/bare-call';
import { conversationWords } from '@/i18n/messages/conversation';
import { responderWords } from '@/i18n/messages/responder';
import { statusWords } from '@/i18n/messages/statuses';
import { countryQueries } from '@/runtime/queries/country-queries';
import { conversationQueries } from '@/runtime/queries/traveller-queries';
import { useSideRead } from '@/runtime/use-read';
import { useRequestName } from '@/runtime/use-request-name';
import { useCurrentMinute } from '@/runtime/use-today';
import type { RequestOfOther } from '@/store/requests-of-others';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';

import { useRequestStanding } from './request-standing';
import { useDistanceTo } from './use-distance-to';

/** One request among others: who waits for what, how long, and where. */
export function RequestCard({ request, onPress }: { request: RequestOfOther; onPress: () => void }) {
  const words = useWords(responderWords);
  const { unsaid } = useWords(bareCallWords);
  const nameOf = useRequestName();
  const { newMessages } = useWords(conversationWords);
  const format = useFormat();
  const now = useCurrentMinute();
  const { label, tone } = useRequestStanding()(request);
  const country = useSideRead(
    request.countryCode === null ? null : countryQueries.byCode(request.countryCode),
  );
  const distance = useDistanceTo(request.place);
  // Of those in which the responder takes no part nothing counts as unread.
  const isTalking = request.stage === 'mine' || request.stage === 'anothers';
  const unread = useSideRead(isTalking ? conversationQueries.unread(request.id) : null) ?? 0;
  const isWaiting = request.stage === 'unclaimed';
  const isCall = isWaiting && request.isBareCall;
  const time = isWaiting
    ? words.waitsFor(format.duration(now - (request.reopenedAt ?? request.askedAt)))
    : format.moment(request.askedAt, now);
  const where = [country?.short.name ?? request.countryCode, distance && words.away(distance)]
    .filter(Boolean)
    .join(' · ');
  return (
    <Card onPress={onPress} dimmed={request.stage === 'over' || request.stage === 'finished'}>
      <View style={styles.words}>
        <Text variant="action">{`${nameOf(request)} · ${request.name}`}</Text>
        <Text variant="quiet" color="quietInk">
          {time}
        </Text>
        {where !== '' && (
          <Text variant="quiet" color="quietInk">
            {where}
          </Text>
        )}
      </View>
      <View style={styles.badges}>
        {isCall && <Badge tone="high" label={unsaid} icon="warning" />}
        {request.reopenedAt !== null && <Badge tone="medium" label={words.openAgain} />}
        {/* Of who waits the line above says it, with how long. */}
        {!isWaiting && <Badge tone={tone} label={label} />}
        {unread > 0 && <Badge tone="medium" label={newMessages(unread)} icon="message" />}
        {request.move.kind === 'waiting' && <Badge tone="medium" label={words.unconfirmed} icon="clock" />}
        {request.move.kind === 'refused' && <Badge tone="high" label={words.refused[request.move.to]} />}
        {country && <CountryRisk status={country.short.travel_status} />}
      </View>
    </Card>
  );
}

function CountryRisk({ status }: { status: number }) {
  const { travel } = useWords(statusWords);
  const name = toTravelStatusName(status);
  return name === null ? null : <Badge tone={toneOfStatus(name)} label={travel[name]} />;
}

const styles = StyleSheet.create({
  words: { gap: spacing.xs },
  badges: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s },
});
