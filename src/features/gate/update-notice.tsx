import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { shellWords } from '@/i18n/messages/shell';
import { useWords } from '@/i18n/locale-provider';
import { useAppUpdate } from '@/runtime/use-app-update';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { spacing } from '@/ui/theme';

/** A new version waits for the traveller's word: what is half written on the screen would go with the old one. */
export function UpdateNotice({ onDismiss }: { onDismiss?: () => void }) {
  const words = useWords(shellWords);
  const { change } = useAppUpdate();
  const [isChanging, setIsChanging] = useState(false);
  const changeOnce = () => {
    setIsChanging(true);
    change();
  };
  return (
    <View style={styles.notice}>
      <Banner tone="low" title={words.newVersion} detail={words.newVersionDetail} onDismiss={onDismiss} />
      <Button kind="outline" size="small" label={words.updateNow} onPress={changeOnce} busy={isChanging} />
    </View>
  );
}

const styles = StyleSheet.create({ notice: { gap: spacing.s } });
