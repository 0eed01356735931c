import { foldLetters } from '#domain/kernel/fold-text.ts';

/** Line of a paper, and the same line as labels are looked up in it: both have the same length. */
export interface PaperLine {
  readonly text: string;
  /** Without case and accents. */
  readonly folded: string;
}

/** Signs without width, which PDFs leave within words. */
const WITHOUT_WIDTH = /[\u00ad\u200b-\u200f\u2060\ufeff\ufffe]/gu;

/** Splits the text of a paper into its lines that are not blank, with single plain spaces. */
export function splitPaperLines(text: string): PaperLine[] {
  return text
    .replaceAll(WITHOUT_WIDTH, '')
    .normalize('NFKC')
    .split(/[\r\n\f\v\u2028\u2029]+/u)
    .map((line) => line.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())
    .filter((line) => line !== '')
    .map((line) => ({ text: line, folded: foldSigns(line) }));
}

/** Folds each sign on its own, so that places in the line stay the same. */
function foldSigns(line: string): string {
  return Array.from(line, (sign) => {
    const folded = foldLetters(sign);
    return folded.length === sign.length ? folded : sign;
  }).join('');
}
