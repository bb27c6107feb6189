import { Row, type RowProps } from './row';

export interface KeyedRow extends Omit<RowProps, 'last'> {
  key: string;
}

/** Rows of one kind under each other, parted by lines. */
export function Rows({ rows }: { rows: readonly KeyedRow[] }) {
  return rows.map(({ key, ...row }, index) => <Row key={key} {...row} last={index === rows.length - 1} />);
}
