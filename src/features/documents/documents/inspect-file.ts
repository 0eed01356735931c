import { createReadStream } from 'node:fs';
import { fileTypeFromFile } from 'file-type';
import { keptType, textType, type ContentType } from '#domain/documents/content-type.ts';
import type { FileToInspect } from './inspector.ts';

/** By so much a text is told from a page. */
const HEAD_CHARACTERS = 4_096;
/** Control characters, but those that begin lines and pages. */
const NO_TEXT = /(?![\t\n\v\f\r])\p{Cc}/u;

/** The type of a file by what it holds; null: it is none of those that are kept. */
export async function inspectFile({
  path,
  file_name: fileName,
}: Pick<FileToInspect, 'path' | 'file_name'>): Promise<ContentType | null> {
  const found = await fileTypeFromFile(path);
  if (found !== undefined && found.mime !== 'application/xml') return keptType(found.mime) ?? null;
  const head = await readText(path);
  return (head === undefined ? undefined : textType(head, fileName)) ?? null;
}

/** How a text begins; undefined: it is none, in UTF-8 to its end. */
async function readText(path: string): Promise<string | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let head = '';
  try {
    for await (const chunk of createReadStream(path)) {
      const text = decoder.decode(chunk as Buffer, { stream: true });
      if (NO_TEXT.test(text)) return undefined;
      if (head.length < HEAD_CHARACTERS) head += text.slice(0, HEAD_CHARACTERS - head.length);
    }
    decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
  return head;
}
