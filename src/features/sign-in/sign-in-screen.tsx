import { StyleSheet, View } from 'react-native';

import { bookingFileWords } from '@/i18n/messages/booking-file';
import { signInWords } from '@/i18n/messages/sign-in';
import { useWords } from '@/i18n/locale-provider';
import { useOpenedFile } from '@/runtime/opened-file';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { useIsWide } from '@/ui/pane';
import { Screen } from '@/ui/screen';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { TextField } from '@/ui/text-field';
import { radius } from '@/ui/theme';
import { useTheme } from '@/ui/use-theme';

import { Promises } from './promises';
import { type SignInAct, useSignIn } from './use-sign-in';

export interface SignInScreenProps {
  signIn: SignInAct;
  /** From an invitation. It is filled in, and used only after a tap: a link alone signs nobody in. */
  invitedKey?: string;
  onSignedIn?: () => void;
  onCheckService: () => void;
  onBack?: () => void;
}

const nothing = () => undefined;

export function SignInScreen({
  signIn: ask,
  invitedKey = '',
  onSignedIn = nothing,
  onCheckService,
  onBack,
}: SignInScreenProps) {
  const words = useWords(signInWords);
  const { signIn: fileWaits } = useWords(bookingFileWords);
  const isFileWaiting = useOpenedFile() !== null;
  const { key, view, write, signIn, replace, keep } = useSignIn(ask, invitedKey, onSignedIn);
  const isAsking = view.kind === 'asking';
  const isWide = useIsWide();
  return (
    <View style={styles.panes}>
      <View style={styles.pane}>
        <Screen title={words.title} leading={<Mark />} onBack={onBack}>
          <Text color="quietInk">{words.lead}</Text>
          {isFileWaiting && <Banner tone="low" title={fileWaits} />}
          <Card>
            <TextField
              label={words.field}
              help={invitedKey !== '' && key === invitedKey ? words.invited : words.help}
              error={view.kind === 'refused' ? words.refused[view.why] : null}
              value={key}
              onChange={write}
              onSubmitEditing={isAsking ? undefined : signIn}
              autoCapitalize="none"
              autoComplete="off"
              autoCorrect={false}
              spellCheck={false}
              returnKeyType="go"
            />
            <Button label={isAsking ? words.signingIn : words.signIn} onPress={signIn} busy={isAsking} />
          </Card>
          <Button kind="plain" label={words.isServiceThere} onPress={onCheckService} />
          {__DEV__ && (
            <Text variant="quiet" color="quietInk" style={styles.hint}>
              {words.sampleKey}
            </Text>
          )}
          {/* Not made before it is needed: this is the first screen of all. */}
          {view.kind === 'someone-else' && (
            <Sheet visible title={words.someoneElse} onClose={keep}>
              <Text>{words.someoneElseDetail(view.unsent)}</Text>
              <Button label={words.keep} onPress={keep} />
              <Button kind="danger" label={words.replace} onPress={replace} />
            </Sheet>
          )}
        </Screen>
      </View>
      {isWide && <Promises />}
    </View>
  );
}

/** The sign of the app. */
function Mark() {
  const theme = useTheme();
  return (
    <View style={[styles.mark, { backgroundColor: theme.primary }]}>
      <Icon name="shield" color="onPrimary" />
    </View>
  );
}

const styles = StyleSheet.create({
  panes: { flex: 1, flexDirection: 'row' },
  pane: { flex: 1 },
  hint: { textAlign: 'center' },
  mark: {
    alignItems: 'center',
    justifyContent: 'center',
    width: 44,
    height: 44,
    borderRadius: radius.small,
  },
});
