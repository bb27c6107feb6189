import type { Queryable } from '../../database/database';
import { invalid } from '../../http/failure';

/** Which of these are travellers of the company. */
export async function findOwnTravellers(
  transaction: Queryable,
  companyId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await transaction.query<{ id: string }>(
    'select id from travellers where company_id = $1 and id = any($2::uuid[]) and deleted_at is null',
    [companyId, ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Each of these that is no traveller of the company is a problem of its field. */
export async function refuseStrangers(
  transaction: Queryable,
  companyId: string,
  ids: readonly string[],
  field: string,
): Promise<void> {
  const own = await findOwnTravellers(transaction, companyId, ids);
  const problems = ids.flatMap((id, index) =>
    own.has(id.toLowerCase())
      ? []
      : [{ field: `${field}.${index}`, message: 'is not a traveller of this company' }],
  );
  if (problems.length > 0) throw invalid(problems);
}
