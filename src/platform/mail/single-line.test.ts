import { describe, expect, test } from 'vitest';
import { singleLine } from './single-line.ts';

describe('one line', () => {
  test.each([
    ['a\r\nBcc: x@y.be', 'a Bcc: x@y.be'],
    ['a\u2028b\u2029c\u0085d\u0000e\tf\vg', 'a b c d e f g'],
    ['  two   blanks ', 'two blanks'],
    ['safe\u202Efdp.exe', 'safe fdp.exe'],
    ['broken \uD800 half', 'broken \uFFFD half'],
    ['Résidence « L’Été » 🏠', 'Résidence « L’Été » 🏠'],
    ['\r\n', ''],
  ])('%j becomes %j', (text, expected) => {
    expect(singleLine(text)).toBe(expected);
  });
});
