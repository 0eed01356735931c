import type { Say } from '#domain/kernel/language.ts';
import { FUNDS, type Fund } from './funds.ts';

/**
 * Key of a title of a call that the service knows: a quarter, provisions or a fund, with the year
 * and the instalment that the title names: `Quarter 2026 Q2`, `Provisions 2026 1/4`, `Reserve`. The
 * database checks the same form.
 */
const KEY = new RegExp(
  `^(Quarter|Provisions|${FUNDS.join('|')})(?: (\\d{4}))?(?: Q([1-4]))?(?: (\\d{1,2}/\\d{1,2}))?$`,
);

/** Returns the title that a key stands for in one language; undefined if it is none of a call. */
export function sayCallTitle(key: string, say: Say): string | undefined {
  const [, text, year, quarter, instalment] = KEY.exec(key) ?? [];
  if (text === undefined) return undefined;
  const words =
    text === 'Quarter'
      ? [say('call_title.quarter', { quarter, year })]
      : [
          text === 'Provisions' ? say('call_title.provisions') : say(`enum.Fund.${text as Fund}`),
          year,
        ];
  return [...words, instalment === undefined ? undefined : `(${instalment})`]
    .filter((part) => part !== undefined)
    .join(' ');
}

/** Lists the keys that a title could stand for, from the numbers in it. */
export function listCallTitleKeys(title: string): string[] {
  const [, words = title, instalment] = /^(.*) \((\d{1,2}\/\d{1,2})\)$/.exec(title) ?? [];
  const [year] = /\d{4}/.exec(words) ?? [];
  const texts = ['Provisions', ...FUNDS];
  const keys =
    year === undefined
      ? texts
      : [
          ...texts.map((text) => `${text} ${year}`),
          ...['Q1', 'Q2', 'Q3', 'Q4'].map((quarter) => `Quarter ${year} ${quarter}`),
        ];
  return instalment === undefined ? keys : keys.map((key) => `${key} ${instalment}`);
}
