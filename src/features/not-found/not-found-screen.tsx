import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';

export function NotFoundScreen({ onLeave }: { onLeave: () => void }) {
  return (
    <Screen title="Nothing here">
      <Card>
        <Text>This link leads to no screen of Sojourn. It may be mistyped, or made for another version.</Text>
        <Button label="Go to the first screen" onPress={onLeave} />
      </Card>
    </Screen>
  );
}
