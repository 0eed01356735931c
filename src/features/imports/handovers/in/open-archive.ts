import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { openPromise, validateFileName, type Entry, type ZipFile } from 'yauzl';
import type { ArchiveFault, ArchiveFaultCode } from '#domain/handover/archive-fault.ts';
import { MANIFEST, parseManifest, type HandoverManifest } from '../handed-files.ts';

/** An archive whose files are those of its manifest, extracted to a folder. */
export interface OpenedArchive {
  readonly manifest: HandoverManifest;
  /** Paths on disk by the paths in the archive. */
  readonly paths: ReadonlyMap<string, string>;
}

/** The archive, or why it is refused. */
export type OpenedOrRefused =
  | { readonly opened: OpenedArchive; readonly faults: readonly [] }
  | { readonly opened: null; readonly faults: readonly ArchiveFault[] };

const MAX_MANIFEST_BYTES = 64 * 1024 * 1024;
/** Maximum of all tables, which are read into memory: far above a thousand lots over ten years. */
const MAX_TABLE_BYTES = 256 * 1024 * 1024;
const MAX_FAULTS = 200;

/**
 * Extracts an archive to a folder and compares every file with its manifest: nothing is missing, added,
 * truncated or altered.
 * @param maxBytes of all files together
 */
export async function openArchive(
  path: string,
  folder: string,
  maxBytes: number,
): Promise<OpenedOrRefused> {
  const archive = await openZip(path);
  if (archive === undefined) return refuse([fault('', 'not_an_archive')]);
  try {
    const { entries, faults } = await listEntries(archive);
    if (entries === undefined || faults.length > 0) return refuse(faults);
    const read = await readManifest(archive, entries.get(MANIFEST));
    if ('code' in read) return refuse([read]);
    const excess = findExcess(read, maxBytes);
    if (excess !== undefined) return refuse([fault('', 'too_large', { maximum: excess })]);
    return await extract(archive, { manifest: read, entries, folder });
  } finally {
    archive.close();
  }
}

function fault(
  file: string,
  code: ArchiveFaultCode,
  facts: ArchiveFault['facts'] = {},
): ArchiveFault {
  return { file, code, facts };
}

function refuse(faults: readonly ArchiveFault[]): OpenedOrRefused {
  return { opened: null, faults: faults.slice(0, MAX_FAULTS) };
}

async function openZip(path: string): Promise<ZipFile | undefined> {
  try {
    return await openPromise(path, { lazyEntries: true, autoClose: false, decodeStrings: false });
  } catch {
    // Without its end, an archive cannot be opened.
    return undefined;
  }
}

interface Listed {
  readonly entries: ReadonlyMap<string, Entry> | undefined;
  readonly faults: ArchiveFault[];
}

async function listEntries(archive: ZipFile): Promise<Listed> {
  const entries = new Map<string, Entry>();
  const faults: ArchiveFault[] = [];
  try {
    for await (const entry of archive.eachEntry()) {
      const name = entry.fileNameRaw.toString('utf8');
      if (name.endsWith('/')) continue;
      if (validateFileName(name) !== null || name.includes('\0') || entries.has(name)) {
        faults.push(fault(name.replaceAll('\0', '?'), 'unsafe_name'));
      } else entries.set(name, entry);
    }
    return { entries, faults };
  } catch {
    return { entries: undefined, faults: [fault('', 'not_an_archive')] };
  }
}

async function readManifest(
  archive: ZipFile,
  entry: Entry | undefined,
): Promise<HandoverManifest | ArchiveFault> {
  if (entry === undefined) return fault(MANIFEST, 'no_manifest');
  if (entry.uncompressedSize > MAX_MANIFEST_BYTES || !entry.canDecodeFileData())
    return fault(MANIFEST, 'file_damaged');
  try {
    const manifest = parseManifest(await readText(await archive.openReadStreamPromise(entry)));
    return manifest ?? fault(MANIFEST, 'manifest_unknown');
  } catch {
    return fault(MANIFEST, 'file_damaged');
  }
}

/** Finds the maximum that the files or the tables of an archive exceed together. */
function findExcess({ files, tables }: HandoverManifest, maxBytes: number): number | undefined {
  const rows = new Set(tables.map(({ path }) => path));
  const sum = (those: HandoverManifest['files']) =>
    those.reduce((all, { bytes }) => all + bytes, 0);
  if (sum(files) > maxBytes) return maxBytes;
  return sum(files.filter(({ path }) => rows.has(path))) > MAX_TABLE_BYTES
    ? MAX_TABLE_BYTES
    : undefined;
}

interface Extracting {
  readonly manifest: HandoverManifest;
  readonly entries: ReadonlyMap<string, Entry>;
  readonly folder: string;
}

async function extract(
  archive: ZipFile,
  { manifest, entries, folder }: Extracting,
): Promise<OpenedOrRefused> {
  const known = new Set([MANIFEST, ...manifest.files.map(({ path }) => path)]);
  const faults = [...entries.keys()]
    .filter((name) => !known.has(name))
    .map((name) => fault(name, 'file_unknown'));
  const listed = new Set(manifest.files.map(({ path }) => path));
  const named = [...manifest.tables, ...manifest.contents, ...manifest.columns];
  for (const { path } of named) if (!listed.has(path)) faults.push(fault(path, 'file_missing'));
  const paths = new Map<string, string>();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const [index, file] of manifest.files.entries()) {
    const entry = entries.get(file.path);
    const path = join(folder, String(index));
    const found =
      entry === undefined
        ? fault(file.path, 'file_missing')
        : await extractFile(archive, entry, { ...file, to: path });
    if (found !== undefined) faults.push(found);
    else paths.set(file.path, path);
    if (faults.length > MAX_FAULTS) break;
  }
  return faults.length > 0 ? refuse(faults) : { opened: { manifest, paths }, faults: [] };
}

/** Extracts a file and compares it with the manifest. @returns its fault */
async function extractFile(
  archive: ZipFile,
  entry: Entry,
  { path, bytes, sha256, to }: HandoverManifest['files'][number] & { readonly to: string },
): Promise<ArchiveFault | undefined> {
  if (entry.uncompressedSize !== bytes) return fault(path, 'file_altered');
  if (entry.isEncrypted() || !entry.canDecodeFileData()) return fault(path, 'file_damaged');
  const digest = createHash('sha256');
  try {
    await pipeline(
      // The stream fails if the content exceeds its declared size.
      await archive.openReadStreamPromise(entry),
      async function* measure(source: AsyncIterable<Uint8Array>) {
        for await (const piece of source) {
          digest.update(piece);
          yield piece;
        }
      },
      createWriteStream(to, { mode: 0o600 }),
    );
  } catch {
    return fault(path, 'file_damaged');
  }
  return digest.digest('hex') === sha256 ? undefined : fault(path, 'file_altered');
}
