import { useWords } from '@/i18n/locale-provider';
import { todayWords } from '@/i18n/messages/today';
import { useOutsideApps } from '@/runtime/use-services';
import { useWhereAmI } from '@/runtime/use-where-am-i';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Text } from '@/ui/text';

import { ChooseCountry } from './choose-country';
import type { HereView } from './use-here';

/** The device does not tell where the traveller is: why it is asked, and what else there is. */
export function FindMe({ why }: { why: Extract<HereView, { kind: 'unknown' }>['why'] }) {
  const words = useWords(todayWords);
  const { ask } = useWhereAmI();
  const outside = useOutsideApps();
  const sentences = {
    'may-ask': words.why,
    refused: words.refused,
    blocked: words.refused,
    looking: words.looking,
    'at-sea': words.atSea,
  };
  return (
    <Card>
      <Text>{sentences[why]}</Text>
      {(why === 'may-ask' || why === 'refused') && (
        <Button size="small" icon="map-pin" label={words.findMe} onPress={ask} />
      )}
      {why === 'blocked' && (
        <Button
          kind="outline"
          size="small"
          label={words.openSettings}
          onPress={() => void outside.openSettings()}
        />
      )}
      <ChooseCountry />
    </Card>
  );
}
