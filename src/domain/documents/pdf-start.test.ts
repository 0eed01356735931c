import { describe, expect, it } from 'vitest';
import { findPdfStart, trimBeforePdf } from './pdf-start.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('a PDF', () => {
  it.each(['', 'TEXTmdos \0\u0001', '\u{EF}\u{BB}\u{BF}', '\r\n', 'x'.repeat(1_000)])(
    'begins behind %j',
    (junk) => {
      expect(Buffer.from(trimBeforePdf(bytes(`${junk}%PDF-1.4 rest`))).toString('latin1')).toBe(
        '%PDF-1.4 rest',
      );
    },
  );

  it.each(['', '%PDF', 'PK', `${'x'.repeat(1_020)}%PDF-1.4`])('is not %j', (text) => {
    expect(findPdfStart(bytes(text))).toBe(-1);
    expect(trimBeforePdf(bytes(text))).toEqual(bytes(text));
  });
});
