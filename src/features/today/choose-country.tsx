import { useState } from 'react';

import { findCountryChoices } from '@/domain/group-countries';
import { useWords } from '@/i18n/locale-provider';
import { helpWords } from '@/i18n/messages/help';
import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { useCountryChoices } from '@/runtime/use-country-choices';
import { Button } from '@/ui/button';
import { ChoiceSheet } from '@/ui/choice-sheet';
import { Flag } from '@/ui/flag';

/** For those who would rather not tell where they are. */
export function ChooseCountry() {
  const { chooseCountry } = useWords(helpWords);
  const mutations = useMutations();
  const attempt = useAttempt();
  const countries = useCountryChoices();
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <>
      <Button
        kind="outline"
        size="small"
        icon="globe"
        label={chooseCountry}
        onPress={() => setIsChoosing(true)}
      />
      <ChoiceSheet
        visible={isChoosing}
        title={chooseCountry}
        choices={countries.map(({ code, name, flagUrl }) => ({
          key: code,
          label: name,
          leading: <Flag code={code} url={flagUrl} />,
        }))}
        selected={null}
        find={findCountryChoices}
        onSelect={(code) => attempt(mutations.savePreference('helpCountry', code))}
        onClose={() => setIsChoosing(false)}
      />
    </>
  );
}
