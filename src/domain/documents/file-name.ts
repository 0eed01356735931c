/** What file systems take for a name, in bytes of UTF-8, and a little less. */
const MOST_BYTES = 200;
/** Control characters, and those that cannot be seen or turn what follows around. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
/** Where a file without a name is kept under. */
const NAMELESS = 'file';

/**
 * The name under which a file is kept and sent: without folders and what cannot be seen, of at most
 * 200 bytes with its ending kept, and never empty.
 * @param given as the client says it
 */
export function keptFileName(given: string): string {
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

/** As many whole characters, as people see them, from the beginning as there is room for. */
function shortened(text: string, bytes: number): string {
  let room = bytes;
  for (const { segment, index } of segmenter.segment(text)) {
    room -= bytesOf(segment);
    if (room < 0) return text.slice(0, index);
  }
  return text;
}
