/** Openings that make a reader guess the subject of a comment or description. */
export const RIDDLE = /^(What|Whom|Who|Whose|Whoever|Of|The same)\b/;
const DOC_COMMENT = /\/\*\*\s*(?:\*\s*)?([^\n]*)/g;

/** Finds doc comments of a source that open like a riddle: `line: opening`. */
export function findCommentFaults(source: string): string[] {
  return [...source.matchAll(DOC_COMMENT)].flatMap(({ 1: opening = '', index }) => {
    if (!RIDDLE.test(opening)) return [];
    const line = source.slice(0, index).split('\n').length;
    return [`${line}: doc comment opens with “${opening.slice(0, 60)}”`];
  });
}
