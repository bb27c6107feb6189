/** Of a trip's name; what no file system takes is left out. */
export function toFileName(name: string): string {
  return (
    name
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'trip'
  );
}
