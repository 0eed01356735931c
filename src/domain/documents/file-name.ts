/** Maximum bytes of UTF-8 in a name, a little below what file systems accept. */
const MOST_BYTES = 200;
/** Control characters, and those that are invisible or reverse the text after them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
/** Name of a file without a name. */
const NAMELESS = 'file';

/**
 * Returns the name under which a file is kept and sent: without folders and invisible characters, at most
 * 200 bytes, with its extension, and never empty.
 * @param given the name sent by the client
 */
export function sanitizeFileName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const name = last.replace(UNSEEN, '').trim();
  if (/^\.*$/.test(name)) return NAMELESS;
  const ending = /\.[^.\s]{1,10}$/u.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - ending.length);
  return (shortened(stem, MOST_BYTES - bytesOf(ending)) + ending).trim();
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

const segmenter = new Intl.Segmenter();

/** Keeps as many whole characters (grapheme clusters) from the beginning as fit. */
function shortened(text: string, bytes: number): string {
  let room = bytes;
  for (const { segment, index } of segmenter.segment(text)) {
    room -= bytesOf(segment);
    if (room < 0) return text.slice(0, index);
  }
  return text;
}
