import { StyleSheet, View } from 'react-native';

import { offlineDataWords } from '@/i18n/messages/offline-data';
import { tripWords } from '@/i18n/messages/trip';
import { useWords } from '@/i18n/locale-provider';
import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { useReasonWords } from '@/runtime/use-reason-words';
import type { UnsentEntry } from '@/store/unsent';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { RefusedCallout } from '@/ui/refused-callout';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';

import type { TripNavigation } from './trip-navigation';
import type { TripDetails } from './use-trip-screen';

interface TripSendingNoticeProps {
  details: TripDetails;
  navigation: TripNavigation;
}

/** What of the trip the service does not know, or did not want to know. */
export function TripSendingNotice({ details: { sending }, navigation }: TripSendingNoticeProps) {
  const words = useWords(tripWords);
  switch (sending.kind) {
    case 'sent':
      return null;
    case 'new':
      return <Banner tone="medium" title={words.newTitle} detail={words.newDetail} />;
    case 'changed':
      return <Banner tone="medium" title={words.changedTitle} detail={words.newDetail} />;
    case 'refused':
      return sending.entry.parked?.asks ? (
        <MaybeSent entry={sending.entry} navigation={navigation} />
      ) : (
        <Refused entry={sending.entry} navigation={navigation} />
      );
  }
}

function Refused({ entry, navigation }: { entry: UnsentEntry; navigation: TripNavigation }) {
  const words = useWords(tripWords);
  const discard = useDiscard(entry, navigation);
  return (
    <RefusedCallout
      title={words.refusedTitle}
      reason={entry.parked}
      correct={{ label: words.correct, onPress: navigation.onEdit }}
      discard={{ label: words.discard, onPress: discard }}
    />
  );
}

/** The service may have it already: sent again unasked, there would be two, or what was changed since would be lost. */
function MaybeSent({ entry, navigation }: { entry: UnsentEntry; navigation: TripNavigation }) {
  const words = useWords(tripWords);
  const { maybeSent, sendAgain } = useWords(offlineDataWords);
  const { toDetail } = useReasonWords();
  const mutations = useMutations();
  const attempt = useAttempt();
  const discard = useDiscard(entry, navigation);
  return (
    <Callout tone="medium">
      <Text variant="action" role="alert">
        {maybeSent(words.thisTrip)}
      </Text>
      <Text>{toDetail(entry.parked)}</Text>
      <View style={styles.buttons}>
        <Button size="small" label={sendAgain} onPress={() => attempt(mutations.retry(entry.id))} />
        <Button size="small" kind="outline" label={words.discard} onPress={discard} />
      </View>
    </Callout>
  );
}

function useDiscard(entry: UnsentEntry, navigation: TripNavigation): () => void {
  const mutations = useMutations();
  const attempt = useAttempt();
  const discard = async () => {
    // A trip that was new is gone with it, and its screen has nothing left to show.
    if ((await mutations.discard(entry)) && entry.founds) navigation.onBack();
  };
  return () => attempt(discard());
}

const styles = StyleSheet.create({ buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.m } });
