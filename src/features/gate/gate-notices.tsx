import { type ReactNode, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { SafeAreaInsetsContext, useSafeAreaInsets } from 'react-native-safe-area-context';

import { shellWords } from '@/i18n/messages/shell';
import { useWords } from '@/i18n/locale-provider';
import { useSession, useSyncStatus } from '@/runtime/runtime-provider';
import { useAppUpdate } from '@/runtime/use-app-update';
import { useUnsaved } from '@/runtime/use-attempt';
import { useReadTrouble } from '@/runtime/use-read-trouble';
import { useStorageCondition } from '@/runtime/use-storage-condition';
import { Banner } from '@/ui/banner';
import { readableWidth, spacing } from '@/ui/theme';
import { useTheme } from '@/ui/use-theme';

import { MessageNotice } from './message-notice';
import { PlaceOpener } from './place-opener';
import { ReadNotice } from './read-notice';
import { StorageNotice } from './storage-notice';
import { UpdateNotice } from './update-notice';

interface GateNoticesProps {
  /** How much of what the traveller did was saved from a damaged copy; null where none was damaged. */
  savedEntries: number | null;
  /** Whether some of it could not be read. */
  mayHaveLost: boolean;
  onSignInAgain: (() => void) | null;
  onOpen: (path: string) => void;
  children: ReactNode;
}

/** What concerns the whole app stands over every screen, and hides none of them. */
export function GateNotices({
  savedEntries,
  mayHaveLost,
  onSignInAgain,
  onOpen,
  children,
}: GateNoticesProps) {
  const theme = useTheme();
  const words = useWords(shellWords);
  const insets = useSafeAreaInsets();
  const needsKey = useSyncStatus('needsKey');
  const { state: session } = useSession();
  const [isRecoveryRead, setIsRecoveryRead] = useState(false);

  const asksForKey = needsKey && session.kind === 'signed-in' && onSignInAgain !== null;
  const tellsOfRecovery = savedEntries !== null && !isRecoveryRead;
  const [isUpdatePutOff, setIsUpdatePutOff] = useState(false);
  const offersUpdate = useAppUpdate().isReady && !isUpdatePutOff;
  const { trouble, tryAgain } = useReadTrouble();
  const storage = useStorageCondition();
  const tellsOfStorage = storage.condition !== 'well';
  const tellsOfReading = trouble !== 'none' && !tellsOfStorage;
  const { isUnsaved, dismiss } = useUnsaved();
  const hasNotices =
    isUnsaved || tellsOfStorage || asksForKey || tellsOfRecovery || offersUpdate || tellsOfReading;
  return (
    <View style={[styles.whole, { backgroundColor: theme.background }]}>
      {hasNotices && (
        <ScrollView
          style={styles.notices}
          contentContainerStyle={[styles.content, { paddingTop: insets.top + spacing.s }]}
        >
          {storage.condition !== 'well' && (
            <StorageNotice condition={storage.condition} onTryAgain={storage.tryAgain} />
          )}
          {isUnsaved && (
            <Banner tone="high" title={words.unsaved} detail={words.unsavedDetail} onDismiss={dismiss} />
          )}
          {asksForKey && (
            <Banner
              tone="medium"
              title={words.needsKey}
              detail={words.needsKeyDetail}
              onPress={onSignInAgain}
            />
          )}
          {trouble !== 'none' && !tellsOfStorage && <ReadNotice trouble={trouble} onTryAgain={tryAgain} />}
          {offersUpdate && <UpdateNotice onDismiss={() => setIsUpdatePutOff(true)} />}
          {tellsOfRecovery && (
            <Banner
              tone="low"
              title={words.recovered}
              detail={(mayHaveLost ? words.recoveredInPart : words.recoveredDetail)(savedEntries)}
              onDismiss={() => setIsRecoveryRead(true)}
            />
          )}
        </ScrollView>
      )}
      {/* The notices have taken the room at the top already. */}
      <SafeAreaInsetsContext.Provider value={hasNotices ? { ...insets, top: 0 } : insets}>
        <View style={styles.whole}>
          <MessageNotice onOpen={onOpen} />
          {children}
        </View>
      </SafeAreaInsetsContext.Provider>
      <PlaceOpener onOpen={onOpen} />
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1 },
  // Several of them, or large letters, leave the screen under them its half.
  notices: { flexGrow: 0, maxHeight: '50%' },
  content: {
    width: '100%',
    maxWidth: readableWidth + 2 * spacing.l,
    alignSelf: 'center',
    gap: spacing.s,
    paddingHorizontal: spacing.l,
  },
});
