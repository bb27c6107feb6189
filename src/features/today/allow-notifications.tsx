import { useWords } from '@/i18n/locale-provider';
import { todayWords } from '@/i18n/messages/today';
import { useNotificationPermission } from '@/runtime/use-notification-permission';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Text } from '@/ui/text';

/** Why the phone may speak up, before it asks; gone with the answer, whatever it is. */
export function AllowNotifications() {
  const words = useWords(todayWords);
  const { permission, ask } = useNotificationPermission();
  if (permission !== 'not-asked') return null;
  return (
    <Card>
      <Text>{words.whyNotifications}</Text>
      <Button size="small" kind="outline" icon="bell" label={words.allowNotifications} onPress={ask} />
    </Card>
  );
}
