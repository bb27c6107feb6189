interface Danger {
  risk: string;
  isOfWholeCountry: string;
  kinds: string;
}

/** SQL: whether the traveller's filters leave something out; the same as `isLeftOut` of the contract. Where something is not known, they do not. */
function leftOut({ risk, isOfWholeCountry, kinds }: Danger): string {
  const hides = (kind: string) => `exists (select 1 from hidden_dangers hidden where hidden.risk = ${risk}
    and hidden.grave = (${risk} = 2 and coalesce(${isOfWholeCountry}, 1)) and hidden.kind = ${kind})`;
  return `(${hides(`''`)} or (coalesce(${kinds}, '[]') <> '[]'
    and not exists (select 1 from json_each(${kinds}) kind where not ${hides('kind.value')})))`;
}

/** Of a row of alerts, under the name that it has in a statement. */
export const alertLeftOut = (row: string) =>
  leftOut({
    risk: `${row}.risk`,
    isOfWholeCountry: `${row}.of_whole_country`,
    kinds: `${row}.kinds`,
  });

/** It is as grave as the worst of its areas, or else its country. */
export const riskOfAdvisory = (row: string) =>
  `coalesce(${row}.worst_area, (select travel_status from countries where countries.id = ${row}.country_id))`;

export const advisoryLeftOut = (row: string) =>
  leftOut({
    risk: riskOfAdvisory(row),
    isOfWholeCountry: `(${row}.worst_area is null)`,
    kinds: `${row}.kinds`,
  });
