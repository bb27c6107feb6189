import { Rows, type KeyedRow } from './rows';
import { Section } from './section';

interface RowSectionProps {
  title: string;
  count?: number;
  rows: readonly KeyedRow[];
}

/** A subject that is a list of rows; without any there is no such subject. */
export function RowSection({ title, count, rows }: RowSectionProps) {
  if (rows.length === 0) return null;
  return (
    <Section title={title} count={count}>
      <Rows rows={rows} />
    </Section>
  );
}
