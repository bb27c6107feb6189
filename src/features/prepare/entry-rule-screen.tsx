import { nameOfCountry } from '@/i18n/country-names';
import { useI18n, useWords } from '@/i18n/locale-provider';
import { entryRuleWords } from '@/i18n/messages/entry-rule';
import { downloadQueries } from '@/runtime/queries/download-queries';
import { entryQueries } from '@/runtime/queries/entry-queries';
import { toFreshness } from '@/domain/freshness';
import { useRead } from '@/runtime/use-read';
import { useRefresh } from '@/runtime/use-refresh';
import type { ScreenNavigation } from '@/runtime/use-screen-navigation';
import { useCurrentMinute } from '@/runtime/use-today';
import { Flag } from '@/ui/flag';
import { Headline } from '@/ui/headline';
import { MissingRecord } from '@/ui/missing-record';
import { Row } from '@/ui/row';
import { Screen } from '@/ui/screen';

import { RuleCard } from './rule-card';

/** One rule, as a search or a message leads to it. It comes with the trips and countries that it concerns. */
export function EntryRuleScreen({ ruleId, onOpen, onBack }: { ruleId: string } & ScreenNavigation) {
  const words = useWords(entryRuleWords);
  const { language } = useI18n().locale;
  const now = useCurrentMinute();
  const refresh = useRefresh();
  const rule = useRead(entryQueries.rule(ruleId));
  const download = useRead(downloadQueries.ofItem(ruleId));
  if (rule === null)
    return (
      <MissingRecord
        title={words.rule}
        lead={words.ruleGone}
        detail={words.ruleGoneDetail}
        onBack={onBack}
        refresh={refresh}
      />
    );
  if (!rule || download === undefined)
    return (
      <Screen title={words.rule} onBack={onBack}>
        {null}
      </Screen>
    );
  const { country_code: code, name, id } = rule.origin_country;
  const country = nameOfCountry(code, name, language);
  return (
    <Screen
      title={words.rule}
      onBack={onBack}
      refresh={refresh}
      checked={{ freshness: toFreshness(download, false, now) }}
    >
      <Headline variant="title" role="heading">
        {country}
      </Headline>
      <RuleCard rule={rule} />
      <Row
        leading={<Flag code={code} />}
        title={words.toCountry(country)}
        onPress={() => onOpen(`/country/${id}?part=entry`)}
        last
      />
    </Screen>
  );
}
