// Control characters and separators would start a new line; bidirectional marks would let a name
// reorder the text after it.
const LINE_BREAKING = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** Forces a text onto one line with single spaces: safe for a subject or within a sentence. */
export function singleLine(text: string): string {
  return text.toWellFormed().replace(LINE_BREAKING, ' ').replace(/\s+/g, ' ').trim();
}
