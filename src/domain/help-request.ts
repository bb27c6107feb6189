import { IssueStatus, IssueType } from '@/contract/issue';

const KINDS = {
  [IssueType.Medical]: 'medical',
  [IssueType.SelfHelpMedical]: 'doctor',
  [IssueType.LostPassport]: 'passport',
  [IssueType.Legal]: 'legal',
  [IssueType.LostLuggage]: 'luggage',
  [IssueType.FlightInterruption]: 'flight',
  [IssueType.Other]: 'other',
} as const satisfies Record<IssueType, string>;
export type HelpKind = (typeof KINDS)[IssueType];

/** What can be asked of the company, the most urgent first. */
const HELP_OF_COMPANY: readonly IssueType[] = Object.values(IssueType).filter(
  (type) => type !== IssueType.SelfHelpMedical,
);

/** Of doctors, who are looked for in a country. */
export const HELP_OF_DOCTORS: IssueType = IssueType.SelfHelpMedical;

/**
 * What can be asked for there. Doctors only where the service has said that there are any: else the company would read what was meant for them. They
 * stand last, for the country may become known while somebody chooses.
 */
export function helpOffered(
  countryCode: string | null,
  doctorCountries: readonly string[] | undefined,
): readonly IssueType[] {
  const hasDoctors = countryCode !== null && doctorCountries?.includes(countryCode) === true;
  return hasDoctors ? [...HELP_OF_COMPANY, HELP_OF_DOCTORS] : HELP_OF_COMPANY;
}

export function kindOfHelp(type: IssueType): HelpKind {
  return KINDS[type];
}

/** How far a request that the service has has come. */
export type HelpStage = 'waiting' | 'handling' | 'cancelled' | 'closed';

const STAGES: Record<IssueStatus, HelpStage> = {
  [IssueStatus.CollectingDetails]: 'waiting',
  [IssueStatus.Waiting]: 'waiting',
  [IssueStatus.Handling]: 'handling',
  [IssueStatus.Closed]: 'closed',
  [IssueStatus.Cancelled]: 'cancelled',
  [IssueStatus.Finished]: 'closed',
};

export function stageOfHelp(status: IssueStatus): HelpStage {
  return STAGES[status];
}

/** For good: nothing is said about it any more, and nothing opens it again. */
export function isFinishedHelp(status: IssueStatus): boolean {
  return status === IssueStatus.Finished;
}
