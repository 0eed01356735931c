import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeFileName } from './file-name.ts';

describe('the name of a file', () => {
  it.each([
    ['invoice.pdf', 'invoice.pdf'],
    ['Police « été » 2026.pdf', 'Police « été » 2026.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\fakepath\\invoice.pdf', 'invoice.pdf'],
    ['invoice\u{202E}fdp.exe', 'invoicefdp.exe'],
    ['a\0b\r\nc.pdf', 'abc.pdf'],
    ['zero\u{200B}width.pdf', 'zerowidth.pdf'],
    ['  invoice.pdf ', 'invoice.pdf'],
    ['', 'file'],
    ['..', 'file'],
    ['folder/', 'file'],
    ['\u{202E}', 'file'],
    ['.htaccess', '.htaccess'],
    [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(196)}.pdf`],
    ['é'.repeat(300), 'é'.repeat(100)],
    [`${'🏢'.repeat(60)}.pdf`, `${'🏢'.repeat(49)}.pdf`],
  ])('%j is kept as %j', (given, kept) => {
    expect(sanitizeFileName(given)).toBe(kept);
  });

  it('is never empty, long, or one that leads elsewhere, and stays as it is once kept', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
        const kept = sanitizeFileName(given);
        expect(kept).toMatch(/^[^\p{Cc}\p{Cf}/\\]+$/u);
        expect(new TextEncoder().encode(kept).length).toBeLessThanOrEqual(200);
        expect(sanitizeFileName(kept)).toBe(kept);
      }),
    );
  });
});
