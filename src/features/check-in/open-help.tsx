import { type ReactNode, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { SafeAreaInsetsContext, useSafeAreaInsets } from 'react-native-safe-area-context';

import { useFormat, useWords } from '@/i18n/locale-provider';
import { checkInWords } from '@/i18n/messages/check-in';
import type { SmsOutcome } from '@/platform/sms';
import { checkInQueries } from '@/runtime/queries/traveller-queries';
import { useHereCountry } from '@/runtime/use-here-country';
import { useMapSetting } from '@/runtime/use-map-setting';
import { useSideRead } from '@/runtime/use-read';
import { useCheckIn } from '@/runtime/use-services';
import { useCurrentMinute } from '@/runtime/use-today';
import type { CheckInSending, StoredCheckIn } from '@/store/check-ins';
import { Button } from '@/ui/button';
import { Text } from '@/ui/text';
import { radius, readableWidth, spacing } from '@/ui/theme';
import { useTheme } from '@/ui/use-theme';

import { CallForHelp } from './call-for-help';
import { useIsLate } from './use-is-late';

/** After "I need help" the app stays with whoever called: over every tab, until they say that they are safe. */
export function OpenHelp({ children }: { children: ReactNode }) {
  const help = useSideRead(checkInQueries.openHelp(useCurrentMinute())) ?? null;
  const insets = useSafeAreaInsets();
  return (
    <View style={styles.whole}>
      {help && <HelpCard key={help.id} help={help} top={insets.top} />}
      {/* The card has taken the room at the top already. */}
      <SafeAreaInsetsContext.Provider value={help ? { ...insets, top: 0 } : insets}>
        <View style={styles.whole}>{children}</View>
      </SafeAreaInsetsContext.Provider>
    </View>
  );
}

function HelpCard({ help, top }: { help: StoredCheckIn; top: number }) {
  const theme = useTheme();
  const words = useWords(checkInWords);
  const format = useFormat();
  const now = useCurrentMinute();
  const { checkIn } = useCheckIn();
  const { isOnline } = useMapSetting();
  const isLate = useIsLate(help.checkedInAt.getTime(), help.sending);
  const [isSaying, setIsSaying] = useState(false);
  const at = help.checkedInAt.getTime();
  const needsAnotherWay =
    help.sending.kind !== 'sent' && (isLate || !isOnline || help.sending.kind === 'parked');
  const saySafe = (message?: string) => {
    setIsSaying(true);
    void checkIn({ status: 'safe', message }).finally(() => setIsSaying(false));
  };
  return (
    <View style={[styles.room, { paddingTop: top + spacing.s }]}>
      <View style={[styles.card, { backgroundColor: theme.highBackground, borderColor: theme.high }]}>
        <Text variant="action" color="high" role="alert">
          {words.openHelp(format.moment(at, now))}
        </Text>
        <Text>{toState(help.sending, words, isOnline, isLate)}</Text>
        {needsAnotherWay && <OtherWays help={help} />}
        <View style={styles.buttons}>
          <Button size="small" kind="safe" label={words.safeNow} busy={isSaying} onPress={() => saySafe()} />
          <Button
            size="small"
            kind="outline"
            label={words.byMistake}
            busy={isSaying}
            onPress={() => saySafe(words.mistakeMessage(toMoment(at)))}
          />
        </View>
      </View>
    </View>
  );
}

/** Received, or not yet and why; never a sign that looks like done. */
function toState(
  sending: CheckInSending,
  words: (typeof checkInWords)['en'],
  isOnline: boolean,
  isLate: boolean,
): string {
  switch (sending.kind) {
    case 'sent':
      return words.openHelpReceived;
    case 'parked':
      return sending.reason.message ? words.wasRefused(sending.reason.message) : words.helpNotConfirmed;
    case 'waiting':
    case 'sending':
      if (!isOnline) return words.openHelpWaiting;
      return isLate ? words.helpNotConfirmed : words.states.sending;
  }
}

/** As people at home read it, who may be in any time zone. */
function toMoment(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}

function OtherWays({ help }: { help: StoredCheckIn }) {
  const words = useWords(checkInWords);
  const { composeSms, canSendSms } = useCheckIn();
  const here = useHereCountry(['position', 'chosen', 'trip']);
  const [sms, setSms] = useState<SmsOutcome | null>(null);
  const { latitude, longitude } = help;
  const position = latitude === null || longitude === null ? null : { latitude, longitude };
  const toTell = { status: 'help', position, checkedInAt: help.checkedInAt.getTime() } as const;
  return (
    <>
      <CallForHelp contacts={here.kind === 'known' ? (here.country?.short.emerg_numbers ?? []) : []} />
      {canSendSms && (
        <Button
          kind="outline"
          size="small"
          icon="message"
          label={words.sendSms}
          onPress={() => void composeSms(toTell, []).then(setSms)}
        />
      )}
      {sms !== null && (
        <Text role="status" variant="quiet">
          {words.sms[sms]}
        </Text>
      )}
    </>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1 },
  room: {
    width: '100%',
    maxWidth: readableWidth + 2 * spacing.l,
    alignSelf: 'center',
    paddingHorizontal: spacing.l,
  },
  card: { gap: spacing.s, padding: spacing.m, borderWidth: 1, borderRadius: radius.large },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s },
});
