import { travellerQueries } from './queries/traveller-queries';
import { useSideRead } from './use-read';

interface CompanyLine {
  company: string;
  /** As it is written; null where the company has none. */
  line: string | null;
  address: string | null;
}

/** Whom the traveller calls or texts before anybody else; null where their company has not said. */
export function useCompanyLine(): CompanyLine | null {
  const company = useSideRead(travellerQueries.profile())?.company;
  if (!company) return null;
  const { name, emergency_line: line, emergency_address: address } = company;
  return line === null && address === null ? null : { company: name, line, address };
}
