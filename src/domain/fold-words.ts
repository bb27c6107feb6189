const ACCENTS = /[\u0300-\u036f]/g;

/** Words in small letters without accents, parted by what is neither letter nor digit: "Perú" is found by "peru". */
export function foldWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
