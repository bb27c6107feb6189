import type { Queryable } from '../../src/database/database';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

const inPlan = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(inPlan),
];

/** The tables that a statement would read from their first row to their last, as the engine plans it. */
export async function tablesReadWhole(
  database: Queryable,
  sql: string,
  values?: readonly unknown[],
): Promise<string[]> {
  const [row] = await database.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (format json) ${sql}`,
    values,
  );
  return row ? inPlan(row['QUERY PLAN'][0].Plan) : ['no plan'];
}
