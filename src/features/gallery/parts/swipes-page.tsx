import { useState } from 'react';

import { Card } from '@/ui/card';
import { SwipeActions, SwipeArea } from '@/ui/swipe-actions';
import { Text } from '@/ui/text';

/** To be moved on a phone; in a browser they are cards. */
export function SwipesPage() {
  const [done, setDone] = useState('Nothing was swiped.');
  const read = { label: 'Read', icon: 'check', tone: 'safe', onSwipe: () => setDone('Read.') } as const;
  const remove = {
    label: 'Delete',
    icon: 'trash',
    tone: 'high',
    onSwipe: () => setDone('Deleted.'),
  } as const;
  return (
    <SwipeArea>
      <Text color="quietInk">{done}</Text>
      <SwipeActions toRight={read} toLeft={remove}>
        <Card>
          <Text>To the right to read it, to the left to delete it</Text>
        </Card>
      </SwipeActions>
      <SwipeActions toRight={null} toLeft={remove}>
        <Card>
          <Text>Read already: to the left alone</Text>
        </Card>
      </SwipeActions>
    </SwipeArea>
  );
}
