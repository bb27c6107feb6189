/** What manufacturers call them, in the order in which rules number them; the last is a certificate. */
export const VACCINES = [
  'AstraZeneca',
  'Moderna',
  'Pfizer',
  'Sputnik V',
  'Sinopharm',
  'Sinovac',
  'Covaxin',
  'Covishield',
  'Janssen',
] as const;

const EU_CERTIFICATE = VACCINES.length;

/** Those that are known here. */
export function nameVaccines(numbers: readonly number[], euCertificate: string): string[] {
  return numbers.flatMap((number) => (number === EU_CERTIFICATE ? euCertificate : (VACCINES[number] ?? [])));
}
