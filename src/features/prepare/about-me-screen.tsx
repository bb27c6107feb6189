import { StyleSheet, View } from 'react-native';

import { type AboutMe, NOTHING_TOLD } from '@/domain/about-me';
import { useWords } from '@/i18n/locale-provider';
import { aboutMeWords } from '@/i18n/messages/about-me';
import { healthLibraryQueries } from '@/runtime/queries/health-library-queries';
import { travellerQueries } from '@/runtime/queries/traveller-queries';
import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { useCountryChoices } from '@/runtime/use-country-choices';
import { useRead, useSideRead } from '@/runtime/use-read';
import { Callout } from '@/ui/callout';
import { Card } from '@/ui/card';
import { Chip } from '@/ui/chip';
import { ChoiceRow } from '@/ui/choice-row';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';

import { VACCINES } from './vaccines';

/** What a traveller says of themselves once, for this device alone. */
export function AboutMeScreen({ onBack }: { onBack: () => void }) {
  const words = useWords(aboutMeWords);
  const preferences = useRead(travellerQueries.preferences());
  const vaccinations = useSideRead(healthLibraryQueries.vaccinations()) ?? [];
  const { changeAboutMe } = useMutations();
  const attempt = useAttempt();
  const countries = useCountryChoices();
  if (!preferences)
    return (
      <Screen title={words.title} onBack={onBack}>
        {null}
      </Screen>
    );
  const me = preferences.aboutMe ?? NOTHING_TOLD;
  const tell = (change: (before: AboutMe) => Partial<AboutMe>) =>
    attempt(changeAboutMe((before) => ({ ...before, ...change(before) })));
  const options = [
    { key: '', label: words.notSaid },
    ...countries.map(({ code, name }) => ({ key: code, label: name })),
  ];
  return (
    <Screen title={words.title} onBack={onBack}>
      <Text>{words.why}</Text>
      <Callout tone="safe">
        <Text color="safe">{words.onlyHere}</Text>
      </Callout>
      <Card isGroup>
        <ChoiceRow
          title={words.nationality}
          options={options}
          selected={me.nationality ?? ''}
          onSelect={(code) => tell(() => ({ nationality: code || null }))}
        />
        <ChoiceRow
          title={words.residence}
          options={options}
          selected={me.residence ?? ''}
          onSelect={(code) => tell(() => ({ residence: code || null }))}
          last
        />
      </Card>
      <Section title={words.vaccinations}>
        {vaccinations.length === 0 && <Text color="quietInk">{words.vaccinationsUnknown}</Text>}
        <Several
          choices={vaccinations.map(({ id, name }) => ({ key: id, label: name }))}
          selected={me.vaccinations}
          onChange={(change) => tell((before) => ({ vaccinations: change(before.vaccinations) }))}
        />
      </Section>
      <Section title={words.vaccines}>
        <Several
          choices={[...VACCINES, words.euCertificate].map((label, key) => ({ key, label }))}
          selected={me.vaccines}
          onChange={(change) => tell((before) => ({ vaccines: change(before.vaccines) }))}
        />
      </Section>
      <Section title={words.vaccinated}>
        <View style={styles.chips}>
          {([true, false] as const).map((answer) => (
            <Chip
              key={String(answer)}
              label={answer ? words.yes : words.no}
              selected={me.vaccinated === answer}
              onPress={() =>
                tell(({ vaccinated }) => ({ vaccinated: vaccinated === answer ? null : answer }))
              }
            />
          ))}
        </View>
      </Section>
    </Screen>
  );
}

interface SeveralProps<Key extends string | number> {
  choices: readonly { key: Key; label: string }[];
  /** Null until anything was said: "none of them" is an answer too. */
  selected: readonly Key[] | null;
  onChange: (change: (selected: readonly Key[] | null) => readonly Key[] | null) => void;
}

function Several<Key extends string | number>({ choices, selected, onChange }: SeveralProps<Key>) {
  const { noneOfThem } = useWords(aboutMeWords);
  const isNone = selected?.length === 0;
  return (
    <View style={styles.chips}>
      {choices.map(({ key, label }) => (
        <Chip
          key={key}
          label={label}
          selected={selected?.includes(key) ?? false}
          onPress={() => onChange((before) => toggled(before, key))}
        />
      ))}
      {choices.length > 0 && (
        <Chip label={noneOfThem} selected={isNone} onPress={() => onChange(() => (isNone ? null : []))} />
      )}
    </View>
  );
}

/** Whoever takes back the last has said nothing again; that there is none is said by itself. */
function toggled<Key>(selected: readonly Key[] | null, key: Key): readonly Key[] | null {
  const others = (selected ?? []).filter((one) => one !== key);
  const chosen = selected?.includes(key) ? others : [...others, key];
  return chosen.length === 0 ? null : chosen;
}

const styles = StyleSheet.create({ chips: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s } });
