/** Words that a native engineer or property manager would not use, with what to write instead. */
const BANNED: readonly (readonly [RegExp, string])[] = [
  [/\banew\b/i, 'again, or a verb with re-'],
  [/\bwhoever\b/i, 'anyone who, or the role'],
  [/\bsomebody\b/i, 'someone, or the role'],
  [/\bat present\b/i, 'currently, temporarily'],
  [/\beven so\b/i, 'anyway'],
  [/\bt(?:ake|akes|aken|aking|ook) back\b/i, 'reverse, undo'],
  [/\bby (?:it|them)sel(?:f|ves)\b/i, 'automatically, on its own schedule'],
  [/\btold\b/i, 'notified, shown'],
  [/\bstands?\b/i, 'is'],
  [/\bone’s\b|\bone's\b/i, 'your'],
  [/\bas it is\b/i, 'unchanged'],
  [/\bhand(?:s|ed)? in\b/i, 'submit for approval'],
  [/\bborne by\b/i, 'charged to'],
  [/\bproof of the books\b/i, 'ledger integrity check'],
  [/\btell(?:s|ing)? apart\b/i, 'distinguish, disambiguate'],
  [/\bsiblings?\b/i, 'worker processes'],
  [/\bnames beside ids\b/i, 'display names'],
  [/\bhas its hour\b/i, 'background job'],
  [/\bsince ever\b/i, 'from the start'],
  [/\bnil\b/i, 'zero'],
  [/\bvoting mandatary\b/i, 'voting representative'],
];

/** Finds ruled-out words in a text: `word: what to write instead`. */
export function findBannedWords(text: string): string[] {
  return BANNED.flatMap(([pattern, instead]) => {
    const found = pattern.exec(text);
    return found === null ? [] : [`“${found[0]}”: ${instead}`];
  });
}
