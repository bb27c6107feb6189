import { useQuery } from '@tanstack/react-query';

import { useWords } from '@/i18n/locale-provider';
import { todayWords } from '@/i18n/messages/today';
import { usePermissions } from '@/runtime/use-services';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Text } from '@/ui/text';

import { todayQueries } from './today-queries';

/** Why the phone may speak up, before it asks; gone with the answer, whatever it is. */
export function AllowNotifications() {
  const words = useWords(todayWords);
  const permissions = usePermissions();
  const permission = useQuery(todayQueries.notificationPermission(permissions));
  if (permission.data !== 'not-asked') return null;
  return (
    <Card>
      <Text>{words.whyNotifications}</Text>
      <Button
        size="small"
        kind="outline"
        icon="bell"
        label={words.allowNotifications}
        onPress={() => void permissions.askForNotifications().then(() => permission.refetch())}
      />
    </Card>
  );
}
