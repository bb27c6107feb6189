/** Phones keep no history of addresses. */
export function FirstEntry() {
  return null;
}
