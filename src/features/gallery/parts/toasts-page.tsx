import { StyleSheet, View } from 'react-native';

import { Toast } from '@/ui/toast';
import { spacing } from '@/ui/theme';

const nothing = () => undefined;

/** Side by side here; over a screen otherwise. None of them leaves. */
export function ToastsPage() {
  return (
    <View style={styles.page}>
      <Toast
        tone="low"
        title="Message deleted"
        action={{ label: 'Undo', onPress: nothing }}
        onEnd={nothing}
        stays
      />
      <Toast
        tone="low"
        title="A new version is ready"
        detail="Nothing that you have saved is lost."
        action={{ label: 'Update now', onPress: nothing, busy: true }}
        onEnd={nothing}
        stays
      />
      <Toast tone="low" title="From your company" detail="Call us." onPress={nothing} onEnd={nothing} stays />
      <Toast
        tone="high"
        title="New alert near you"
        detail="Flood in Cali"
        onPress={nothing}
        onEnd={nothing}
        stays
        isUrgent
      />
      <Toast tone="medium" title="The storage of this device does not answer" onEnd={null} />
    </View>
  );
}

const styles = StyleSheet.create({ page: { gap: spacing.l } });
