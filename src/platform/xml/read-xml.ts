import { SaxesParser, type SaxesTagNS } from 'saxes';
import { detectUtf16 } from '#domain/kernel/western-text.ts';
import type { XmlElement } from '#domain/kernel/xml-element.ts';

/** Far deeper than any real message. */
const MAX_DEPTH = 64;
const ENCODINGS = ['utf-8', 'utf8', 'iso-8859-1', 'windows-1252', 'us-ascii'];

/** The input is not XML that this reader accepts. */
export class XmlError extends Error {
  override readonly name = 'XmlError';
  readonly line: number;

  constructor(line: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.line = line;
  }
}

interface Growing extends XmlElement {
  readonly children: Growing[];
  readonly texts: string[];
}

/**
 * Parses a well-formed document into a tree. Document types are refused, and with them every entity
 * but the five of XML: nothing is loaded, nothing expands. Throws XmlError with the line.
 */
export function readXml(bytes: Uint8Array): XmlElement {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const open: Growing[] = [];
  let root: Growing | undefined;
  parser.on('error', (error) => {
    throw new XmlError(parser.line, error.message);
  });
  parser.on('doctype', () => {
    throw new XmlError(parser.line, 'A document type is not read');
  });
  parser.on('opentag', (tag) => {
    if (open.length >= MAX_DEPTH) throw new XmlError(parser.line, 'Nested too deeply');
    const element = startElement(tag, parser.line);
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  const addText = (text: string) => open.at(-1)?.texts.push(text);
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => void open.pop());
  parser.write(decode(bytes)).close();
  if (root === undefined) throw new XmlError(1, 'No element');
  return root;
}

function startElement(tag: SaxesTagNS, line: number): Growing {
  const texts: string[] = [];
  return {
    name: tag.local,
    namespace: tag.uri,
    attributes: new Map(Object.values(tag.attributes).map(({ local, value }) => [local, value])),
    children: [],
    texts,
    get text() {
      return texts.join('').trim();
    },
    line,
  };
}

/** Decodes UTF-16 or UTF-8, or the western European encoding that the declaration names. */
function decode(bytes: Uint8Array): string {
  const encoding = detectUtf16(bytes) ?? declaredEncoding(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    throw new XmlError(1, `Not ${encoding}`, { cause: error });
  }
}

function declaredEncoding(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declaration = /^(?:\u{EF}\u{BB}\u{BF})?<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)["']/u;
  const [, encoding = 'utf-8'] = declaration.exec(start) ?? [];
  if (!ENCODINGS.includes(encoding.toLowerCase())) throw new XmlError(1, `Encoding ${encoding}`);
  return encoding;
}
