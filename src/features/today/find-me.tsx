import { useState } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { helpWords } from '@/i18n/messages/help';
import { todayWords } from '@/i18n/messages/today';
import { useActs } from '@/runtime/runtime-provider';
import { useCountryChoices } from '@/runtime/use-country-choices';
import { useOutsideApps } from '@/runtime/use-services';
import { useWhereAmI } from '@/runtime/use-where-am-i';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ChoiceSheet } from '@/ui/choice-sheet';
import { Flag } from '@/ui/flag';
import { Text } from '@/ui/text';

import type { HereView } from './use-here';

/** Nobody knows where the traveller is: why it is asked, and the choice for those who would rather not tell. */
export function FindMe({ why }: { why: Extract<HereView, { kind: 'unknown' }>['why'] }) {
  const words = useWords(todayWords);
  const { chooseCountry } = useWords(helpWords);
  const { ask } = useWhereAmI();
  const { openSettings } = useSettingsOpener();
  const acts = useActs();
  const countries = useCountryChoices();
  const [isChoosing, setIsChoosing] = useState(false);
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
        <Button icon="map-pin" label={words.findMe} onPress={() => void ask()} />
      )}
      {why === 'blocked' && <Button kind="outline" label={words.openSettings} onPress={openSettings} />}
      <Button kind="outline" icon="globe" label={chooseCountry} onPress={() => setIsChoosing(true)} />
      <ChoiceSheet
        visible={isChoosing}
        title={chooseCountry}
        choices={countries.map(({ code, name, flagUrl }) => ({
          key: code,
          label: name,
          leading: <Flag code={code} url={flagUrl} />,
        }))}
        selected={null}
        onSelect={(code) => void acts.savePreference('helpCountry', code)}
        onClose={() => setIsChoosing(false)}
      />
    </Card>
  );
}

function useSettingsOpener() {
  const outside = useOutsideApps();
  return { openSettings: () => void outside.openSettings() };
}
