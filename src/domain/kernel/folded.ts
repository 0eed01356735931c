/** A text without case and blanks, and with its letters composed in one way: as names and numbers are compared. */
export function folded(text: string): string {
  return text.normalize('NFC').replaceAll(/\s/g, '').toLowerCase();
}
