import { type ReactNode, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { firstCallOf } from '@/domain/first-call';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { checkInWords } from '@/i18n/messages/check-in';
import { issueQueries } from '@/runtime/queries/traveller-queries';
import { useSideRead } from '@/runtime/use-read';
import { useCurrentMinute } from '@/runtime/use-today';
import type { StoredCheckIn } from '@/store/check-ins';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Text } from '@/ui/text';
import { radius, readableWidth, spacing } from '@/ui/theme';
import { useIsLow } from '@/ui/use-is-low';
import { useTheme } from '@/ui/use-theme';

import { CallForHelp } from './call-for-help';
import { useCheckInSaying } from './check-in-saying';
import { needsAnotherWay, useCheckInStanding, useStandingWords } from './check-in-standing';
import { SmsButton } from './sms-button';
import { useNumbersHere } from './use-numbers-here';
import { useSayByMistake } from './use-say-by-mistake';
import { toStoredCall } from './use-say-check-in';

interface OpenHelpCardProps {
  help: StoredCheckIn;
  request: ReactNode;
  /** The screen in front is about what was asked for, and needs the room: the rest of the card comes when it is asked for. */
  isBrief: boolean;
  /** What the phone itself needs at its upper edge. */
  top: number;
}

/** It answers no request, and is gone when it is kept: that says it. */
const FROM_CARD = { requestId: null, isSaidElsewhere: true };

/** What was sent, when, whether anybody has it, and the way out where nobody has. */
export function OpenHelpCard({ help, request, isBrief, top }: OpenHelpCardProps) {
  const theme = useTheme();
  const words = useWords(checkInWords);
  const format = useFormat();
  const now = useCurrentMinute();
  const at = help.checkedInAt.getTime();
  const { id, repeats, sending } = help;
  const standing = useCheckInStanding({ id, repeats, sending, checkedInAt: at, isHelp: true });
  const { said, more } = useStandingWords(standing, true);
  const numbers = useNumbersHere(help.country_code);
  const isLow = useIsLow();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isWhole = !isBrief || isUnfolded;
  const callsForMore = needsAnotherWay(standing);
  return (
    <View style={[styles.room, isLow ? styles.less : styles.half, { paddingTop: top + spacing.s }]}>
      <ScrollView
        style={[styles.card, { backgroundColor: theme.highBackground, borderColor: theme.high }]}
        contentContainerStyle={styles.content}
      >
        <View style={styles.head}>
          <View style={styles.title}>
            <Text variant="action" color="high" role="alert">
              {words.openHelp(format.moment(at, now))}
            </Text>
            <Text>{said}</Text>
          </View>
          {isBrief && (
            <IconButton
              kind="bare"
              label={words.moreOfCall}
              isExpanded={isUnfolded}
              onPress={() => setIsUnfolded(!isUnfolded)}
            >
              <Icon name={isUnfolded ? 'chevron-up' : 'chevron-down'} color="high" />
            </IconButton>
          )}
        </View>
        {!isBrief && request}
        {callsForMore && <CallForHelp contacts={numbers} />}
        {isWhole && (
          <>
            {callsForMore && <SmsInstead help={help} />}
            <WaysOn help={help} />
            {/* What is to be tapped comes before what is to be read: with large letters the card shows its beginning alone. */}
            {more !== '' && <Text variant="quiet">{more}</Text>}
          </>
        )}
      </ScrollView>
    </View>
  );
}

function SmsInstead({ help }: { help: StoredCheckIn }) {
  return <SmsButton size="small" checkIn={toStoredCall(help)} />;
}

/** What there is to say of it: what it is about, that it is over, or that it never was. */
function WaysOn({ help }: { help: StoredCheckIn }) {
  const words = useWords(checkInWords);
  const { state, say, comeBackTo } = useCheckInSaying();
  const sayByMistake = useSayByMistake(FROM_CARD.isSaidElsewhere);
  const isSaying = state.kind === 'saving';
  const asked = useSideRead(issueQueries.openOfCall(firstCallOf(help)));
  return (
    <View style={styles.buttons}>
      <Button
        size="small"
        kind="safe"
        label={words.safeNow}
        busy={isSaying}
        onPress={() => say('safe', FROM_CARD)}
      />
      <Button
        size="small"
        kind="outline"
        label={words.byMistake}
        busy={isSaying}
        onPress={() => sayByMistake(help.checkedInAt.getTime())}
      />
      {/* Behind the others: it comes and goes, and they stay where they are. */}
      {asked === null && (
        <Button
          size="small"
          kind="outline"
          label={words.sayMore}
          busy={isSaying}
          onPress={() => comeBackTo(help)}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  room: {
    width: '100%',
    maxWidth: readableWidth + 2 * spacing.l,
    alignSelf: 'center',
    paddingHorizontal: spacing.l,
  },
  // With large letters on a small phone the tabs would have no room left; the card is scrolled then.
  half: { maxHeight: '50%' },
  less: { maxHeight: '36%' },
  card: { flexGrow: 0, borderWidth: 1, borderRadius: radius.large },
  content: { gap: spacing.s, padding: spacing.m },
  head: { flexDirection: 'row', gap: spacing.s },
  title: { flex: 1, gap: spacing.s },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s },
});
