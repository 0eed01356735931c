/** Normalizes a text for comparing names and numbers: without case and blanks, letters composed uniformly. */
export function folded(text: string): string {
  return text.normalize('NFC').replaceAll(/\s/g, '').toLowerCase();
}
