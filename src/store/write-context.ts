/** What a write needs from outside: a fresh id each time, and the time. */
export interface WriteContext {
  newId: () => string;
  now: () => number;
}
