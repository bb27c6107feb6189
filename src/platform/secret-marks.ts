const PREFIX = 'sojourn.has.';

/** Whether a secret was written in this browser: no secret itself, and known at once, without asking for a file. */
export function hasSecretMark(name: string): boolean {
  return localStorage.getItem(PREFIX + name) !== null;
}

export function markSecret(name: string, isThere: boolean): void {
  if (isThere) localStorage.setItem(PREFIX + name, 'yes');
  else localStorage.removeItem(PREFIX + name);
}
