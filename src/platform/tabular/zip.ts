import { crc32, inflateRawSync } from 'node:zlib';
import { refuse } from './tabular-error.ts';

export interface ZipLimits {
  /** Files and folders together. */
  maxEntries: number;
  /** What all files may take once inflated. */
  maxTotalBytes: number;
}

interface ZipEntry {
  path: string;
  flags: number;
  method: number;
  checksum: number;
  compressed_size: number;
  size: number;
  header_offset: number;
}

// Records of the ZIP format (APPNOTE.TXT 4.3): signature and length of the fixed part.
const END = { signature: 0x06054b50, length: 22 };
const CENTRAL = { signature: 0x02014b50, length: 46 };
const LOCAL = { signature: 0x04034b50, length: 30 };
const MAX_COMMENT = 0xffff;
const ENCRYPTED = 0x0001;
const STORED = 0;
const DEFLATED = 8;
const FOLDER = /(^|\/)$/;
/** Left behind by the file managers of macOS and Windows, never by the user. */
const LITTER = /^__MACOSX\/|(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/**
 * The files of an archive by their base name. Folders are allowed when all files stand under one
 * top folder. Throws TabularError for what is no ZIP or a damaged one, for encryption, unsafe paths,
 * files of the same name (letter case aside), too many entries, and for content that inflates
 * beyond `maxTotalBytes`: inflating itself stops there, whatever the archive declares.
 */
export function readZip(bytes: Uint8Array, limits: ZipLimits): Map<string, Uint8Array> {
  const entries = readZipEntries(bytes, limits);
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

/** The files of an archive by their whole path, with the refusals and bounds of `readZip`. */
export function readZipEntries(bytes: Uint8Array, limits: ZipLimits): Map<string, Uint8Array> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const files = new Map<string, Uint8Array>();
  let remaining = limits.maxTotalBytes;
  for (const entry of centralDirectory(buffer, limits.maxEntries)) {
    refuseUnsafePath(entry.path);
    if (FOLDER.test(entry.path) || LITTER.test(entry.path)) continue;
    if (files.has(entry.path)) refuse('zip_duplicate_name', { name: entry.path });
    if (entry.size > remaining) refuse('zip_too_large', { max_bytes: limits.maxTotalBytes });
    const content = inflate(buffer, entry);
    remaining -= content.length;
    files.set(entry.path, content);
  }
  return files;
}

function centralDirectory(buffer: Buffer, maxEntries: number): ZipEntry[] {
  const end = endOfDirectory(buffer);
  const count = buffer.readUInt16LE(end + 10);
  let offset = buffer.readUInt32LE(end + 16);
  // ZIP64 serves archives beyond 4 GiB or 65,535 files: far outside any limit set here.
  if (count === 0xffff || offset === 0xffffffff) refuse('zip_unsupported', { what: 'ZIP64' });
  if (count > maxEntries) refuse('zip_too_many_entries', { max_entries: maxEntries });
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    requireRecord(buffer, offset, CENTRAL, 'central directory');
    const nameLength = buffer.readUInt16LE(offset + 28);
    const nextOffset =
      offset +
      CENTRAL.length +
      nameLength +
      buffer.readUInt16LE(offset + 30) +
      buffer.readUInt16LE(offset + 32);
    if (nextOffset > end) refuse('zip_damaged', { entry: 'central directory' });
    entries.push(centralEntry(buffer, offset, nameLength));
    offset = nextOffset;
  }
  return entries;
}

function endOfDirectory(buffer: Buffer): number {
  const lowest = Math.max(0, buffer.length - END.length - MAX_COMMENT);
  for (let offset = buffer.length - END.length; offset >= lowest; offset -= 1) {
    const commentLength = buffer.length - offset - END.length;
    if (
      buffer.readUInt32LE(offset) === END.signature &&
      buffer.readUInt16LE(offset + 20) === commentLength
    ) {
      return offset;
    }
  }
  return refuse('not_a_zip');
}

function centralEntry(buffer: Buffer, offset: number, nameLength: number): ZipEntry {
  const start = offset + CENTRAL.length;
  return {
    // Some Windows tools write backslashes although the format prescribes slashes.
    path: buffer
      .toString('utf8', start, start + nameLength)
      .replaceAll('\\', '/')
      .replace(/^(\.\/)+/, ''),
    flags: buffer.readUInt16LE(offset + 8),
    method: buffer.readUInt16LE(offset + 10),
    checksum: buffer.readUInt32LE(offset + 16),
    compressed_size: buffer.readUInt32LE(offset + 20),
    size: buffer.readUInt32LE(offset + 24),
    header_offset: buffer.readUInt32LE(offset + 42),
  };
}

function refuseUnsafePath(path: string): void {
  const unsafe =
    path.startsWith('/') ||
    /^[A-Za-z]:/.test(path) ||
    path.includes('\0') ||
    path.split('/').includes('..');
  if (unsafe) refuse('zip_unsafe_path', { path: path.replaceAll('\0', '?') });
}

function inflate(buffer: Buffer, entry: ZipEntry): Uint8Array {
  if ((entry.flags & ENCRYPTED) !== 0) refuse('zip_encrypted', { entry: entry.path });
  if (entry.method !== STORED && entry.method !== DEFLATED) {
    refuse('zip_unsupported', { what: `compression ${entry.method}`, entry: entry.path });
  }
  const data = compressedData(buffer, entry);
  const content = entry.method === STORED ? data : inflated(data, entry);
  if (content.length !== entry.size || crc32(content) !== entry.checksum) {
    refuse('zip_damaged', { entry: entry.path });
  }
  return content;
}

function compressedData(buffer: Buffer, entry: ZipEntry): Buffer {
  requireRecord(buffer, entry.header_offset, LOCAL, entry.path);
  const start =
    entry.header_offset +
    LOCAL.length +
    buffer.readUInt16LE(entry.header_offset + 26) +
    buffer.readUInt16LE(entry.header_offset + 28);
  if (start + entry.compressed_size > buffer.length) refuse('zip_damaged', { entry: entry.path });
  return buffer.subarray(start, start + entry.compressed_size);
}

function inflated(data: Buffer, entry: ZipEntry): Buffer {
  try {
    // The declared size is within the limit; content that goes on past it ends the inflating.
    return inflateRawSync(data, { maxOutputLength: Math.max(entry.size, 1) });
  } catch {
    return refuse('zip_damaged', { entry: entry.path });
  }
}

function requireRecord(
  buffer: Buffer,
  offset: number,
  record: { signature: number; length: number },
  entry: string,
): void {
  if (offset + record.length > buffer.length || buffer.readUInt32LE(offset) !== record.signature) {
    refuse('zip_damaged', { entry });
  }
}
