/** What Node or PostgreSQL call it, also where somebody wrapped it in words of their own; empty where it has no code. */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? errorCode(error.cause) : '';
}
