import { transitItem } from '@/domain/entry-tasks';
import { toFreshness } from '@/domain/freshness';
import { useWords } from '@/i18n/locale-provider';
import { entryWords } from '@/i18n/messages/entry';
import { useMutations, useReads } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { useCountryChoices } from '@/runtime/use-country-choices';
import { useDownloadState } from '@/runtime/use-download-state';
import { usePreferences } from '@/runtime/use-preferences';
import { useCurrentMinute, useToday } from '@/runtime/use-today';
import { useWhenChecked } from '@/runtime/use-when-checked';
import type { EntryToPlace } from '@/store/entry';
import type { Preparing } from '@/store/preparations';
import { Checklist } from '@/ui/checklist';
import type { Checked } from '@/ui/freshness-line';
import { Section } from '@/ui/section';
import { SectionLink } from '@/ui/section-link';
import { Text } from '@/ui/text';

import { PlaceEntry } from './place-entry';
import { useToDo } from './use-to-do';

interface EntrySectionProps {
  entries: readonly EntryToPlace[];
  preparing: Preparing;
  onOpen: (path: string) => void;
}

/** May I enter, and what do I have to see to: by the rules on this device, with their age. */
export function EntrySection({ entries, preparing, onOpen }: EntrySectionProps) {
  const words = useWords(entryWords);
  const today = useToday();
  const countries = useCountryChoices();
  const nationality = usePreferences()?.aboutMe?.nationality ?? null;
  const { savePreparation } = useMutations();
  const attempt = useAttempt();
  const nameBy = (code: string) => countries.find((country) => country.code === code)?.name ?? code;
  const checked = useRulesChecked(entries);
  const items = useToDo(entries, ({ countryCode }) => nameBy(countryCode), today);
  const save = (item: string, isSo: boolean) =>
    attempt(savePreparation(preparing, item, isSo ? today : null));
  return (
    <>
      <Section
        title={words.canIEnter}
        checked={checked}
        trailing={
          <SectionLink
            text={nationality === null ? words.tell : words.passport(nameBy(nationality))}
            onPress={() => onOpen('/about-me')}
          />
        }
      >
        {entries.map((entry) => (
          <PlaceEntry
            key={entry.visit}
            entry={entry}
            name={nameBy(entry.countryCode)}
            onTransit={
              preparing.of === 'trip' ? (isTransit) => save(transitItem(entry.visit), isTransit) : undefined
            }
          />
        ))}
        <Text variant="quiet" color="quietInk">
          {words.noVisas}
        </Text>
      </Section>
      {items.length > 0 ? (
        <Checklist title={words.toDo} items={items} today={today} onToggle={save} />
      ) : (
        <Text color="quietInk">{words.nothingToDo}</Text>
      )}
    </>
  );
}

function useRulesChecked(entries: EntrySectionProps['entries']): Checked | undefined {
  const { downloadNames } = useReads();
  const now = useCurrentMinute();
  const ids = [...new Set(entries.map(({ countryId }) => countryId))];
  const state = useDownloadState(
    ids.flatMap((id) => [downloadNames.entryRequirements(id), downloadNames.travelRestrictions(id)]),
  );
  return useWhenChecked(state !== undefined && ids.length > 0 ? toFreshness(state, false, now) : undefined);
}
