import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { toAreasOnMap } from '@/domain/areas-on-map';
import { toRisk } from '@/domain/risk-order';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { alertWords } from '@/i18n/messages/alert';
import { AlertMap } from '@/map/alert-map';
import { useMe } from '@/map/use-me';
import { toFlagUrl } from '@/runtime/to-flag-url';
import { useLinkHandlers } from '@/runtime/use-link-handlers';
import { useMapSetting } from '@/runtime/use-map-setting';
import { useToday } from '@/runtime/use-today';
import { useWhereAmI } from '@/runtime/use-where-am-i';
import { Badge } from '@/ui/badge';
import { Flag } from '@/ui/flag';
import { Headline } from '@/ui/headline';
import { LinkedText } from '@/ui/linked-text';
import { Row } from '@/ui/row';
import { RowSection } from '@/ui/row-section';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';

import type { AdvisoryView } from './use-advisory-screen';

interface AdvisoryDetailsProps {
  view: Extract<AdvisoryView, { kind: 'ready' }>;
  onOpen: (path: string) => void;
}

export function AdvisoryDetails({ view, onOpen }: AdvisoryDetailsProps) {
  const { advisory, trips, country, map } = view;
  const words = useWords(alertWords);
  const format = useFormat();
  const today = useToday();
  const setting = useMapSetting();
  const me = useMe(useWhereAmI().fix);
  const links = useLinkHandlers();
  const parts = useMemo(() => [...advisory.country_divisions, ...advisory.country_regions], [advisory]);
  const areas = useMemo(() => (map ? toAreasOnMap(map, country?.name ?? '') : []), [map, country]);
  const places = useMemo(
    () =>
      parts.map(({ id, name, topo_json }) => ({
        id,
        name: name ?? advisory.headline,
        position: null,
        topology: topo_json,
      })),
    [parts, advisory],
  );
  const isClosed = advisory.status === 1;
  const worstArea = parts.length === 0 ? null : Math.max(...parts.map(({ travel_status }) => travel_status));
  const names = parts.flatMap(({ name }) => name ?? []).join(', ');
  return (
    <>
      <View style={styles.line}>
        <Badge
          tone={isClosed ? 'low' : toRisk({ risk: null, worstArea })}
          label={isClosed ? words.closed : words.advisory}
        />
        <Text variant="quiet" color="quietInk" style={styles.meta}>
          {words.issued(format.day(advisory.created_at, today))}
        </Text>
      </View>
      <Headline variant="detailTitle" role="heading">
        {advisory.headline}
      </Headline>
      {(places.length > 0 || areas.length > 0) && (
        <AlertMap
          {...setting}
          label={words.mapLabel}
          alerts={places}
          areas={areas}
          me={me}
          style={styles.map}
        />
      )}
      <Section title={words.whatItSays}>
        <LinkedText text={advisory.body} {...links} />
      </Section>
      {country && (
        <Section title={words.places}>
          <Row
            leading={<Flag code={country.country_code} url={toFlagUrl(country.flag)} />}
            title={country.name}
            detail={names || undefined}
            onPress={() => onOpen(`/country/${country.id}`)}
            last
          />
        </Section>
      )}
      <RowSection
        title={words.trips}
        rows={trips.map(({ id, name, start, finish }) => ({
          key: id,
          icon: 'briefcase',
          title: name,
          detail: format.days(start, finish, today),
          onPress: () => onOpen(`/trip/${id}`),
        }))}
      />
    </>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: spacing.s },
  meta: { flexShrink: 1 },
  map: { height: 260 },
});
