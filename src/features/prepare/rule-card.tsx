import type { EntryRequirement } from '@/contract/entry-requirement';
import { nameOfCountry } from '@/i18n/country-names';
import { useFormat, useI18n, useWords } from '@/i18n/locale-provider';
import { entryWords } from '@/i18n/messages/entry';
import { entryRuleWords } from '@/i18n/messages/entry-rule';
import { useLinkHandlers } from '@/runtime/use-link-handlers';
import { Card } from '@/ui/card';
import { LinkedText } from '@/ui/linked-text';
import { SourceLinks } from '@/ui/source-links';
import { Text } from '@/ui/text';

/** A rule may name two hundred countries. */
const MOST_NAMES = 12;

/** One rule: what it says and of whom, its exceptions, where it is written and when that was last looked at. */
export function RuleCard({ rule }: { rule: EntryRequirement }) {
  const words = useWords(entryRuleWords);
  const { checked } = useWords(entryWords);
  const format = useFormat();
  const links = useLinkHandlers();
  const whom = useWhom(rule);
  return (
    <Card>
      <Text variant="action">{`${words.types[rule.type]}: ${words.values[rule.value]}`}</Text>
      <Text variant="quiet" color="quietInk">
        {whom}
      </Text>
      {rule.comment && <LinkedText text={rule.comment} {...links} />}
      <SourceLinks urls={rule.references} toLabel={words.source} onOpenLink={links.onOpenLink} />
      <Text variant="badge" color="quietInk">
        {checked(format.dayWithYear(rule.effective_as_of.slice(0, 10)))}
      </Text>
    </Card>
  );
}

function useWhom({ origin_country_division: state, ...rule }: EntryRequirement): string {
  const words = useWords(entryRuleWords);
  const { language } = useI18n().locale;
  const named = [
    ...rule.affected_countries.map(({ country_code, name }) => nameOfCountry(country_code, name, language)),
    ...rule.affected_country_divisions.map(({ name }) => name),
  ];
  const shown = named.slice(0, MOST_NAMES);
  const rest = named.length - shown.length;
  const list = [...shown, ...(rest > 0 ? [words.more(rest)] : [])].join(', ');
  const whom = named.length === 0 ? words.everybody : words.forThose(list);
  return state === null ? whom : `${state.name} · ${whom}`;
}
