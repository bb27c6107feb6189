import { StyleSheet, View } from 'react-native';

import { LANGUAGE_NAMES, LANGUAGES } from '@/i18n/languages';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { responderWords } from '@/i18n/messages/responder';
import { useRequestName } from '@/runtime/use-request-name';
import { useCurrentMinute } from '@/runtime/use-today';
import type { RequestOfOther } from '@/store/requests-of-others';
import { Badge } from '@/ui/badge';
import { Facts } from '@/ui/fact';
import { Headline } from '@/ui/headline';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';

import { useRequestStanding } from './request-standing';
import { useCountryName } from './use-country-name';
import { useDistanceTo } from './use-distance-to';

/** What was asked, by whom and how it stands. */
export function RequestDetails({ request }: { request: RequestOfOther }) {
  const words = useWords(responderWords);
  const toName = useRequestName();
  const format = useFormat();
  const now = useCurrentMinute();
  const { label, tone } = useRequestStanding()(request);
  const nameOf = useCountryName();
  return (
    <>
      <Headline variant="detailTitle" role="heading">
        {toName(request)}
      </Headline>
      <View style={styles.badges}>
        <Badge tone={tone} label={label} />
        {request.reopenedAt !== null && <Badge tone="medium" label={words.openAgain} />}
        {request.move.kind === 'waiting' && <Badge tone="medium" label={words.unconfirmed} icon="clock" />}
      </View>
      <Text variant="action">{request.name}</Text>
      {request.description !== null && <Text>{request.description}</Text>}
      <Facts
        facts={[
          { name: words.asked, value: format.moment(request.askedAt, now) },
          { name: words.country, value: request.countryCode && nameOf(request.countryCode) },
          { name: words.distance, value: useDistanceTo(request.place) },
          { name: words.company, value: request.company },
          { name: words.home, value: request.homeCountry && nameOf(request.homeCountry) },
          { name: words.language, value: nameOfLanguage(request.language) },
        ]}
      />
    </>
  );
}

/** By its own name where the app speaks it, else by its code. */
function nameOfLanguage(code: string | null): string | null {
  const known = LANGUAGES.find((language) => language === code);
  return known ? LANGUAGE_NAMES[known] : code;
}

const styles = StyleSheet.create({
  badges: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s },
});
