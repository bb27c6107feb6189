/** Those that say something, each once. */
export function told(...lines: readonly (string | null | undefined)[]): string[] {
  return [...new Set(lines.filter((line): line is string => Boolean(line?.trim())))];
}
