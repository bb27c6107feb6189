import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { ShortCountry } from '@/contract/country';
import { findCountryChoices } from '@/domain/group-countries';
import { tripFormWords } from '@/i18n/messages/trip-form';
import { useWords } from '@/i18n/locale-provider';
import { toFlagUrl } from '@/runtime/to-flag-url';
import { useToday } from '@/runtime/use-today';
import { Card } from '@/ui/card';
import { ChoiceSheet } from '@/ui/choice-sheet';
import { DayField } from '@/ui/day-field';
import { FaultAnchor } from '@/ui/fault-anchor';
import { FieldError } from '@/ui/field-error';
import { Flag } from '@/ui/flag';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Row } from '@/ui/row';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';

import { PlaceFields } from './place-fields';
import type { DraftDestination } from './trip-draft';

type Field = 'country_code' | 'entry_date' | 'exit_date';

interface DestinationFieldsProps {
  /** From 1. */
  number: number;
  destination: DraftDestination;
  countries: readonly ShortCountry[];
  problemAt: (field: Field) => string | null;
  /** Not null where the traveller is to be led to the field. */
  faultAt: (field: Field) => object | null;
  onChange: (change: Partial<DraftDestination>) => void;
  onRemove?: () => void;
}

export function DestinationFields(props: DestinationFieldsProps) {
  const { number, destination, countries, problemAt, faultAt, onChange, onRemove } = props;
  const words = useWords(tripFormWords);
  const today = useToday();
  const { entry, exit, countryCode } = destination;
  const countryId = countries.find(({ country_code }) => country_code === countryCode)?.id ?? null;
  return (
    <Card>
      <View style={styles.head}>
        <Text variant="action" role="heading" style={styles.title}>
          {words.destination(number)}
        </Text>
        {onRemove && (
          <IconButton kind="bare" label={words.removeDestination(number)} onPress={onRemove}>
            <Icon name="trash" color="primary" size={20} />
          </IconButton>
        )}
      </View>
      <CountryField {...props} />
      <View style={styles.days}>
        <FaultAnchor called={faultAt('entry_date')} style={styles.day}>
          <DayField
            label={words.entry}
            value={entry}
            today={today}
            error={problemAt('entry_date')}
            onChange={(day) => onChange({ entry: day })}
          />
        </FaultAnchor>
        <FaultAnchor called={faultAt('exit_date')} style={styles.day}>
          <DayField
            label={words.exit}
            value={exit}
            today={today}
            min={entry ?? undefined}
            error={problemAt('exit_date')}
            onChange={(day) => onChange({ exit: day })}
          />
        </FaultAnchor>
      </View>
      <PlaceFields
        places={destination.places}
        countryId={countryId}
        onChange={(places) => onChange({ places })}
      />
    </Card>
  );
}

function CountryField({ destination, countries, problemAt, faultAt, onChange }: DestinationFieldsProps) {
  const words = useWords(tripFormWords);
  const [isOpen, setIsOpen] = useState(false);
  const chosen = countries.find(({ country_code }) => country_code === destination.countryCode);
  return (
    <FaultAnchor called={faultAt('country_code')}>
      <Row
        act
        last
        title={chosen?.name ?? destination.countryCode ?? words.chooseCountry}
        detail={words.country}
        leading={
          chosen ? (
            <Flag code={chosen.country_code} url={toFlagUrl(chosen.flag)} />
          ) : (
            <Icon name="globe" color="primary" />
          )
        }
        trailing={<Icon name="chevron-down" color="quietInk" size={18} />}
        onPress={() => setIsOpen(true)}
      />
      <FieldError message={problemAt('country_code')} />
      <ChoiceSheet
        visible={isOpen}
        title={words.chooseCountry}
        choices={countries.map(({ country_code, name, flag }) => ({
          key: country_code,
          label: name,
          leading: <Flag code={country_code} url={toFlagUrl(flag)} />,
        }))}
        selected={destination.countryCode}
        find={findCountryChoices}
        // A place belongs to its country.
        onSelect={(code) =>
          onChange(code === destination.countryCode ? {} : { countryCode: code, places: [] })
        }
        onClose={() => setIsOpen(false)}
      />
    </FaultAnchor>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', minHeight: 44 },
  title: { flex: 1 },
  day: { flexGrow: 1, flexBasis: 140 },
  days: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.m },
});
