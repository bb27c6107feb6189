import type { EntryCondition } from '@/contract/entry-conditions';
import type { EntryRequirement } from '@/contract/entry-requirement';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { aboutMeWords } from '@/i18n/messages/about-me';
import { entryWords } from '@/i18n/messages/entry';
import type { EntryToPlace, Preparation } from '@/store/entry';
import type { ChecklistItem } from '@/ui/checklist-item';

import { nameVaccines } from './vaccines';

/** What is asked for, by name. */
export function useAskedName(): (condition: EntryCondition, rules: readonly EntryRequirement[]) => string {
  const words = useWords(entryWords);
  return ({ kind, vaccinationId, days }, rules) => {
    if (kind === 'quarantine' && days !== null) return words.quarantineDays(days);
    const known = rules.find(({ vaccination_id }) => vaccination_id === vaccinationId);
    return kind === 'vaccination' && vaccinationId !== null && known?.vaccination
      ? words.vaccinationOf(known.vaccination.name)
      : words.asked[kind];
  };
}

/** What there is to see to in all places, what comes first first. A place is named where there are several. */
export function useToDo(
  entries: readonly EntryToPlace[],
  nameOf: (entry: EntryToPlace) => string,
  today: string,
): ChecklistItem[] {
  const nameAsked = useAskedName();
  const detailOf = useDetail(today);
  const areSeveral = entries.length > 1;
  const dated = entries.flatMap((entry) =>
    entry.tasks
      .filter((task) => !isOver(task, today))
      .map((task) => ({
        due: task.notBefore?.day ?? task.by ?? '',
        item: {
          key: task.item,
          title: nameAsked(task.condition, entry.rules),
          detail: [...(areSeveral ? [nameOf(entry)] : []), ...detailOf(task)].join(' · ') || undefined,
          isDone: task.doneOn !== null,
          doneOn: task.doneOn ?? undefined,
          by: task.by ?? undefined,
          notBefore: task.notBefore?.day,
        },
      })),
  );
  return dated
    .sort((one, other) => (one.due < other.due ? -1 : one.due > other.due ? 1 : 0))
    .map(({ item }) => item);
}

/** Whoever has entered can't prepare for that any more; what they did stays to be read, and a quarantine goes on. */
function isOver({ by, until, doneOn }: Preparation, today: string): boolean {
  return doneOn === null && by !== null && by < today && (until === null || until.day < today);
}

function useDetail(today: string): (task: Preparation) => string[] {
  const words = useWords(entryWords);
  const { euCertificate } = useWords(aboutMeWords);
  const format = useFormat();
  return ({ condition, notBefore, until }) => {
    const { kind, of, hours, orCertificate, vaccines } = condition;
    const isTest = kind === 'test-certificate' && hours !== null;
    const accepted = vaccines === null ? [] : nameVaccines(vaccines, euCertificate);
    return [
      ...(of === 'some' ? [words.forSome] : of === 'most' ? [words.forMost] : []),
      ...(isTest ? [words.hours(hours)] : []),
      ...(isTest && notBefore
        ? [words.from(`${format.day(notBefore.day, today)}, ${format.clockTime(notBefore.time)}`)]
        : []),
      ...(until ? [(until.isWithinStay ? words.until : words.tooLong)(format.day(until.day, today))] : []),
      ...(orCertificate ? [words.orCertificate] : []),
      ...(accepted.length > 0 ? [words.accepted(accepted.join(', '))] : []),
    ];
  };
}
