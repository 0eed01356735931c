import { createReadStream } from 'node:fs';
import { fileTypeFromFile } from 'file-type';
import {
  findContentType,
  detectTextType,
  type ContentType,
} from '#domain/documents/content-type.ts';
import type { FileToInspect } from './inspector.ts';

/** Number of characters by which text is distinguished from an HTML page. */
const HEAD_CHARACTERS = 4_096;
/** Control characters, except line and page breaks. */
const NO_TEXT = /(?![\t\n\v\f\r])\p{Cc}/u;

/** Detects the type of a file from its content; null: not a type that may be stored. */
export async function inspectFile({
  path,
  file_name: fileName,
}: Pick<FileToInspect, 'path' | 'file_name'>): Promise<ContentType | null> {
  const found = await fileTypeFromFile(path);
  if (found !== undefined && found.mime !== 'application/xml')
    return findContentType(found.mime) ?? null;
  const head = await readText(path);
  return (head === undefined ? undefined : detectTextType(head, fileName)) ?? null;
}

/** Reads the start of a text file; undefined: it is not valid UTF-8 to its end. */
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
