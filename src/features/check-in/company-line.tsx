import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { helpWords } from '@/i18n/messages/help';
import { useCall } from '@/runtime/use-call';
import { useCompanyLine } from '@/runtime/use-company-line';
import { useCurrentMinute } from '@/runtime/use-today';
import { useWhereAmI } from '@/runtime/use-where-am-i';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';

import { SmsButton } from './sms-button';

/** The company's own line in an emergency, called or texted with one tap, and where it sits. */
export function CompanyLine() {
  const words = useWords(helpWords);
  const own = useCompanyLine();
  const { call, uncalled } = useCall();
  const { findNow } = useWhereAmI();
  const now = useCurrentMinute();
  if (!own) return null;
  const { company, line, address } = own;
  return (
    <Card>
      <View style={styles.texts}>
        <Text variant="action">{words.companyLine(company)}</Text>
        {line !== null && (
          <Text variant="number" selectable>
            {line}
          </Text>
        )}
        {address !== null && (
          <Text variant="quiet" color="quietInk" selectable>
            {address}
          </Text>
        )}
      </View>
      {line !== null && (
        <View style={styles.buttons}>
          <Button
            size="small"
            icon="phone"
            label={words.callCompany}
            hint={line}
            onPress={() => call(line)}
          />
          <SmsButton size="small" checkIn={{ status: 'help', position: findNow(), checkedInAt: now }} />
        </View>
      )}
      {uncalled !== null && <Text role="alert">{words.couldNotCall(uncalled)}</Text>}
    </Card>
  );
}

const styles = StyleSheet.create({
  texts: { gap: spacing.xs },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: spacing.s },
});
