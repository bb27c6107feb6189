import { useState } from 'react';

import { Checklist } from '@/ui/checklist';
import type { ChecklistItem } from '@/ui/checklist-item';

const TODAY = '2026-11-15';
const SAMPLES: ChecklistItem[] = [
  { key: 'form', title: 'Check-Mig form, Colombia', isDone: true, doneOn: '2026-11-12' },
  { key: 'hepatitis', title: 'Hepatitis A', isDone: true },
  {
    key: 'fever',
    title: 'Yellow fever certificate',
    detail: 'needed 10 days before Peru',
    isDone: false,
    by: '2026-11-28',
  },
  { key: 'test', title: 'Antigen test', isDone: false, notBefore: '2026-11-30', by: '2026-12-01' },
  { key: 'insurance', title: 'Travel insurance in print', isDone: false, by: '2026-11-10' },
  { key: 'copy', title: 'A copy of the passport', isDone: false },
];

export function ChecklistPage() {
  const [items, setItems] = useState(SAMPLES);
  const toggle = (key: string, isDone: boolean) =>
    setItems(items.map((item) => (item.key === key ? { ...item, isDone } : item)));
  return (
    <>
      <Checklist title="To do" items={items} today={TODAY} onToggle={toggle} />
      <Checklist title="All of it" items={items.slice(0, 1)} today={TODAY} onToggle={toggle} />
    </>
  );
}
