import { describe, expect, it } from 'vitest';
import { isShown, detectTextType } from './content-type.ts';

describe('detectTextType', () => {
  it.each([
    ['Dear all', 'note.txt', 'text/plain'],
    ['a;b\n1;2', 'Export.CSV', 'text/csv'],
    ['\u{FEFF}a;b', 'a.csv', 'text/csv'],
    ['<?xml version="1.0"?>\n<Invoice xmlns="urn:x"/>', 'invoice.xml', 'application/xml'],
    ['5 < 6', 'a.txt', 'text/plain'],
  ])('of %j', (head, name, type) => {
    expect(detectTextType(head, name)).toBe(type);
  });

  it.each([
    '<!DOCTYPE html><p>',
    '  <html>',
    '\u{FEFF}<HTML onload=x>',
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '<?xml version="1.0"?><!-- a --><svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>',
    '<!-- a --><script>1</script>',
    '<body>',
    '<a href="javascript:1">',
  ])('refuses the page %j', (head) => {
    expect(detectTextType(head, 'invoice.txt')).toBeUndefined();
  });
});

describe('comments before the root', () => {
  it.each([
    ['<html>', undefined],
    ['<note/>', undefined],
    ['text', 'text/plain'],
    ['<!-- never closed', 'text/plain'],
  ])('are passed over once, before %j', (end, type) => {
    expect(detectTextType(`${'<!-- --> '.repeat(20_000)}${end}`, 'a.txt')).toBe(type);
  });
  it('may follow the prolog of XML', () => {
    expect(detectTextType('<?xml version="1.0"?><!----><!-- a -->\n<Invoice/>', 'a.xml')).toBe(
      'application/xml',
    );
  });
});

it('shows PDFs and pictures, and nothing that could be a page', () => {
  expect(isShown('application/pdf')).toBe(true);
  expect(isShown('application/xml')).toBe(false);
  expect(isShown('text/plain')).toBe(false);
});
