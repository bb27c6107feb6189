/**
 * SQL: from when what was said counts for everybody, in ms. Where the clock of whoever said it is ahead, from when the service heard it: else it would
 * come after all that is said until then.
 */
export const countsFrom = (said: string) =>
  `min(${said}.checked_in_at, ifnull(${said}.record ->> '$.heard_at', ${said}.checked_in_at))`;

/** SQL: as far as this device knows, it was said on another. */
const isOfOther = (said: string) => `${said}.service_id is ${said}.id`;

/** SQL: the device that it was said on; null where nothing tells. */
const saidOn = (said: string) => `iif(${isOfOther(said)}, ${said}.record ->> '$.device_token', '')`;

/** SQL: whether it was said after the other. One device knows the order of its own words, by whichever clock. */
export const isSaidAfter = (said: string, other: string) =>
  `iif(${saidOn(said)} = ${saidOn(other)}, ${said}.checked_in_at > ${other}.checked_in_at,
     ${countsFrom(said)} > ${countsFrom(other)})`;

/** SQL: what is said here from now on is said after this moment, in ms. */
export const beforeNow = (said: string) =>
  `iif(${isOfOther(said)}, ${countsFrom(said)}, ${said}.checked_in_at)`;
