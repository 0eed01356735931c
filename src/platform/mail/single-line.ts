// Control characters and separators would start a new line; the marks of writing direction would
// let a name turn around the text that follows it.
const LINE_BREAKING = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** The text on one line, blanks run together: fit for a subject or for the middle of a sentence. */
export function singleLine(text: string): string {
  return text.toWellFormed().replace(LINE_BREAKING, ' ').replace(/\s+/g, ' ').trim();
}
