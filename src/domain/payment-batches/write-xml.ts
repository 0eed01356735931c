import type { WrittenElement } from './pain001.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Writes an XML document. */
export function writeXml(root: WrittenElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeElement(root)}\n`;
}

function writeElement({ name, attributes = {}, content }: WrittenElement): string {
  const named = Object.entries(attributes).map(([key, text]) => ` ${key}="${escapeText(text)}"`);
  const inner =
    typeof content === 'string' ? escapeText(content) : content.map(writeElement).join('');
  return `<${name}${named.join('')}>${inner}</${name}>`;
}

function escapeText(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
