/** Normalizes a text for comparing names and numbers: without case and blanks, letters composed uniformly. */
export function foldText(text: string): string {
  return text.normalize('NFC').replaceAll(/\s/g, '').toLowerCase();
}
