import { useWords } from '@/i18n/locale-provider';
import { responderWords } from '@/i18n/messages/responder';
import { useNotificationPermission } from '@/runtime/use-notification-permission';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Text } from '@/ui/text';

/** Why the phone of whoever answers may speak up, before it asks; gone with the answer, whatever it is. */
export function AllowNotifications() {
  const words = useWords(responderWords);
  const { permission, ask } = useNotificationPermission();
  if (permission !== 'not-asked') return null;
  return (
    <Card>
      <Text>{words.whyNotifications}</Text>
      <Button size="small" kind="outline" icon="bell" label={words.allowNotifications} onPress={ask} />
    </Card>
  );
}
