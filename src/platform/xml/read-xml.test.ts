import { describe, expect, it } from 'vitest';
import { findElements, readText } from '#domain/kernel/xml-element.ts';
import { readXml, XmlError } from './read-xml.ts';

const read = (text: string, encoding: BufferEncoding = 'utf8') =>
  readXml(Buffer.from(text, encoding));

describe('a document', () => {
  it('is a tree of names, spaces of names, attributes and texts', () => {
    const root = read(
      '<a:R xmlns:a="urn:x" k="v">\n <a:One> é &amp; <![CDATA[<b>]]> </a:One>\n</a:R>',
    );
    expect(root).toMatchObject({ name: 'R', namespace: 'urn:x', line: 1 });
    expect(root.attributes.get('k')).toBe('v');
    expect(readText(root, 'None', 'One')).toBe('é & <b>');
    expect(findElements(root, 'One').map(({ line }) => line)).toEqual([2]);
  });

  it('is read in the alphabet that it declares', () => {
    expect(read('<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>', 'latin1').text).toBe('é');
  });
});

describe('what is refused, with its line', () => {
  it.each([
    ['no markup', 'Bonjour', 1],
    ['an element that stays open', '<a>\n<b></a>', 2],
    ['a second root', '<a/>\n<b/>', 2],
    ['a prefix of nobody', '<x:a/>', 1],
    ['an entity of its own', '<a>\n&lol;</a>', 2],
    ['a document type', '<!DOCTYPE a [<!ENTITY lol "lol">]>\n<a>&lol;</a>', 1],
    ['a document type elsewhere', '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>', 1],
    ['endless nesting', '<a>'.repeat(100), 1],
    ['an unknown alphabet', '<?xml version="1.0" encoding="UTF-7"?><a/>', 1],
    ['another alphabet than it says', Buffer.from('<a>é</a>', 'latin1').toString('binary'), null],
  ])('%s', (_what, text, line) => {
    const bytes = line === null ? Buffer.from(text, 'latin1') : Buffer.from(text);
    const refusal = () => readXml(bytes);
    expect(refusal).toThrow(XmlError);
    expect(refusal).toThrow(expect.objectContaining({ line: line ?? 1 }) as Error);
  });
});
