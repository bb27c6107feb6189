import { useState } from 'react';

import { Button } from '@/ui/button';
import { ChoiceSheet } from '@/ui/choice-sheet';
import { DayField } from '@/ui/day-field';
import type { DayRange } from '@/ui/day-range';
import { MonthPager } from '@/ui/month-pager';
import { RangeField } from '@/ui/range-field';
import { TimeField } from '@/ui/time-field';

import { State } from '../state';

const TODAY = '2026-11-15';
const thousand = Array.from({ length: 1000 }, (_, index) => ({
  key: `${index}`,
  label: `Place ${index + 1}`,
}));

export function PickersPage() {
  const [day, setDay] = useState<string | null>(null);
  const [range, setRange] = useState<DayRange>({ from: '2026-11-12', to: '2026-12-04' });
  const [time, setTime] = useState<string | null>('14:05');
  const [month, setMonth] = useState('2026-11');
  const [place, setPlace] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <DayField label="Day" value={day} today={TODAY} min="2026-11-10" onChange={setDay} />
      <RangeField label="From and to" value={range} today={TODAY} onChange={setRange} />
      <TimeField label="Time" value={time} onChange={setTime} />
      <TimeField label="Time that is missing" value={null} error="Please choose a time." onChange={setTime} />
      <State name="A range in its month">
        <MonthPager
          month={month}
          value={range.from}
          until={range.to}
          today={TODAY}
          min="2026-11-03"
          max="2999-12-31"
          onSelect={(from) => setRange({ from, to: null })}
          onShow={setMonth}
        />
      </State>
      <State name="One of a thousand: only what is in sight is drawn">
        <Button
          kind="outline"
          label={thousand.find(({ key }) => key === place)?.label ?? 'Place'}
          onPress={() => setIsOpen(true)}
        />
      </State>
      <ChoiceSheet
        visible={isOpen}
        title="Place"
        choices={thousand}
        selected={place}
        onSelect={setPlace}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
