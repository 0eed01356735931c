import { buffer as contentOf } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { fromBufferPromise, validateFileName, type Entry, type ZipFile } from 'yauzl';
import { refuse } from './tabular-error.ts';

export interface ZipLimits {
  /** Files and folders together. */
  maxEntries: number;
  /** Maximum size of all files together once inflated. */
  maxTotalBytes: number;
}

const FOLDER = /(^|\/)$/;
/** Created by the file managers of macOS and Windows, never by the user. */
const LITTER = /^__MACOSX\/|(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/**
 * Reads the files of an archive by their base name. Folders are allowed if all files are below one
 * top folder. Throws TabularError for a file that is not a ZIP or is damaged, for encryption,
 * unsafe paths, files of the same name (ignoring case), too many entries, and for content that
 * inflates beyond `maxTotalBytes`: inflating itself stops there, whatever size the archive
 * declares.
 */
export async function readZip(
  bytes: Uint8Array,
  limits: ZipLimits,
): Promise<Map<string, Uint8Array>> {
  const entries = await readZipEntries(bytes, limits);
  const topFolders = new Set([...entries.keys()].map(topFolder));
  if (topFolders.size > 1) refuse('zip_mixed_folders');
  const files = new Map<string, Uint8Array>();
  const seen = new Set<string>();
  for (const [path, content] of entries) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (seen.has(name.toLowerCase())) refuse('zip_duplicate_name', { name });
    seen.add(name.toLowerCase());
    files.set(name, content);
  }
  return files;
}

function topFolder(path: string): string {
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : '';
}

/** Reads the files of an archive by their whole path, with the refusals and bounds of `readZip`. */
export async function readZipEntries(
  bytes: Uint8Array,
  limits: ZipLimits,
): Promise<Map<string, Uint8Array>> {
  const archive = await openArchive(bytes);
  if (archive.entryCount > limits.maxEntries)
    refuse('zip_too_many_entries', { max_entries: limits.maxEntries });
  const files = new Map<string, Uint8Array>();
  let remaining = limits.maxTotalBytes;
  for (const entry of await entriesOf(archive)) {
    const path = safePath(entry);
    if (FOLDER.test(path) || LITTER.test(path)) continue;
    if (files.has(path)) refuse('zip_duplicate_name', { name: path });
    if (entry.uncompressedSize > remaining)
      refuse('zip_too_large', { max_bytes: limits.maxTotalBytes });
    const content = await inflate(archive, entry, path);
    remaining -= content.length;
    files.set(path, content);
  }
  return files;
}

async function openArchive(bytes: Uint8Array): Promise<ZipFile> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    // Names stay bytes: this code decides which of them are safe, with a specific refusal.
    return await fromBufferPromise(buffer, { decodeStrings: false });
  } catch {
    return refuse('not_a_zip');
  }
}

async function entriesOf(archive: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  try {
    for await (const entry of archive.eachEntry()) entries.push(entry);
    return entries;
  } catch (error) {
    const isEncrypted = (error as Error).message.includes('encryption');
    return refuse(isEncrypted ? 'zip_encrypted' : 'zip_damaged', { entry: 'central directory' });
  }
}

/**
 * Decodes a safe path. Some Windows tools write backslashes although the format prescribes slashes.
 */
function safePath({ fileNameRaw }: Entry): string {
  const path = fileNameRaw
    .toString('utf8')
    .replaceAll('\\', '/')
    .replace(/^(\.\/)+/, '');
  if (validateFileName(path) !== null || path.includes('\0'))
    refuse('zip_unsafe_path', { path: path.replaceAll('\0', '?') });
  return path;
}

async function inflate(archive: ZipFile, entry: Entry, path: string): Promise<Uint8Array> {
  if (entry.isEncrypted()) refuse('zip_encrypted', { entry: path });
  if (!entry.canDecodeFileData())
    refuse('zip_unsupported', { what: `compression ${entry.compressionMethod}`, entry: path });
  let content: Buffer | undefined;
  try {
    // The stream fails if the content exceeds its declared size.
    content = await contentOf(await archive.openReadStreamPromise(entry));
  } catch {
    // Reported below, as for any other damaged content.
  }
  if (content === undefined || crc32(content) !== entry.crc32)
    return refuse('zip_damaged', { entry: path });
  return content;
}
