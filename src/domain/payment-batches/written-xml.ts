import type { WrittenElement } from './pain001.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Writes an XML document. */
export function writeXml(root: WrittenElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root)}\n`;
}

function written({ name, attributes = {}, content }: WrittenElement): string {
  const named = Object.entries(attributes).map(([key, text]) => ` ${key}="${escaped(text)}"`);
  const inner = typeof content === 'string' ? escaped(content) : content.map(written).join('');
  return `<${name}${named.join('')}>${inner}</${name}>`;
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
