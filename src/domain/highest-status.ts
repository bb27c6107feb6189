/** How safe it is to travel somewhere, as the service numbers it: normal, caution, avoid. */
type StatusNumber = 0 | 1 | 2;

/** Of several countries the one to be most careful in speaks for all. Null where none is known. */
export function highestStatus<Status extends StatusNumber>(statuses: readonly Status[]): Status | null {
  return statuses.reduce<Status | null>(
    (highest, status) => (highest === null || status > highest ? status : highest),
    null,
  );
}
