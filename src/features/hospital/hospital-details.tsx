import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { hospitalWords } from '@/i18n/messages/hospital';
import { HospitalsMap } from '@/map/hospitals-map';
import { useMe } from '@/map/use-me';
import { toFlagUrl } from '@/runtime/to-flag-url';
import { useMapSetting } from '@/runtime/use-map-setting';
import { useWhereAmI } from '@/runtime/use-where-am-i';
import { Badge } from '@/ui/badge';
import { Flag } from '@/ui/flag';
import { Headline } from '@/ui/headline';
import { Row } from '@/ui/row';
import { SaidLine } from '@/ui/said-line';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';

import { HospitalContacts } from './hospital-contacts';
import type { HospitalView } from './use-hospital-screen';
import { Directions } from './directions';

interface HospitalDetailsProps {
  view: Extract<HospitalView, { kind: 'ready' }>;
  onOpen: (path: string) => void;
}

export function HospitalDetails({ view, onOpen }: HospitalDetailsProps) {
  const { hospital, country } = view;
  const words = useWords(hospitalWords);
  const setting = useMapSetting();
  const { fix } = useWhereAmI();
  const me = useMe(fix);
  const [hasFailed, setHasFailed] = useState(false);
  const places = useMemo(() => {
    const [longitude, latitude] = hospital.location;
    return [{ id: hospital.id, name: hospital.name, position: { latitude, longitude } }];
  }, [hospital]);
  const position = places[0]?.position;
  const tell = (isOpen: boolean) => setHasFailed(!isOpen);
  const { address } = hospital;
  const lines = [
    address.address1,
    address.address2,
    [address.postal_code, address.city].filter(Boolean).join(' '),
    address.province,
  ].filter((line): line is string => Boolean(line));
  return (
    <>
      <Headline variant="detailTitle" role="heading">
        {hospital.name}
      </Headline>
      <View style={styles.line}>
        <Badge
          kind="note"
          tone={hospital.emergency ? 'safe' : 'low'}
          label={hospital.emergency ? words.emergency : words.noEmergency}
        />
        {hospital.accr_jci && <Badge kind="note" tone="low" label={words.accredited} />}
        {hospital.verified && <Badge kind="note" tone="low" label={words.verified} />}
      </View>
      <HospitalContacts contacts={hospital.contact_details} onTried={tell} />
      {position && (
        <Directions
          name={hospital.name}
          position={position}
          lines={lines}
          from={fix}
          isOnline={setting.isOnline}
          onTried={tell}
        />
      )}
      <SaidLine said={hasFailed ? words.cantOpen : ''} color="medium" />
      <HospitalsMap
        {...setting}
        label={words.mapLabel(hospital.name)}
        hospitals={places}
        me={me}
        style={styles.map}
      />
      {lines.length > 0 && setting.isOnline && (
        <Section title={words.address}>
          <Text selectable>{lines.join('\n')}</Text>
        </Section>
      )}
      {hospital.description?.trim() && (
        <Section title={words.about}>
          <Text>{hospital.description}</Text>
        </Section>
      )}
      {country && (
        <Row
          leading={<Flag code={country.country_code} url={toFlagUrl(country.flag)} />}
          title={country.name}
          onPress={() => onOpen(`/country/${country.id}`)}
          last
        />
      )}
    </>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s },
  map: { height: 240 },
});
