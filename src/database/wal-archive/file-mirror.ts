import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DamagedArchiveError } from '#database/backup/backup-error.ts';
import type { DecryptionKeys, EncryptionKeys } from '#database/backup/keys.ts';
import { hasCode } from '#platform/error-code.ts';
import { listContents, buildContentPath } from '#platform/files/disk-store.ts';
import type { FileKey } from '#platform/files/file-store.ts';
import { parseSealedName, openSealed, writeSealed } from './sealed-file.ts';
import { listNames, type WalFolder } from './wal-folder.ts';

/**
 * Copies the files that the archive lacks from the file store.
 * @param root of the store
 */
export async function mirrorFiles(
  root: string,
  folder: WalFolder,
  keys: EncryptionKeys,
): Promise<void> {
  const known = new Set((await listMirrored(folder)).map(({ key }) => formatFileName(key)));
  for (const key of await listContents(root)) {
    if (known.has(formatFileName(key))) continue;
    const target = join(folder.files, key.organization_id, key.sha256);
    await writeSealed(target, createReadStream(buildContentPath(root, key)), keys).catch(
      (error: unknown) => {
        // Removed meanwhile: nothing refers to it.
        if (!hasCode(error, 'ENOENT')) throw error;
      },
    );
  }
}

/** A content of the archive. */
export interface Mirrored {
  readonly key: FileKey;
  readonly path: string;
}

/** Lists the mirrored files, by organization and content. */
export async function listMirrored({ files }: WalFolder): Promise<Mirrored[]> {
  const found: Mirrored[] = [];
  for (const organization_id of await listNames(files)) {
    for (const file of await listNames(join(files, organization_id))) {
      const sha256 = parseSealedName(file);
      if (sha256 === undefined) continue;
      found.push({ key: { organization_id, sha256 }, path: join(files, organization_id, file) });
    }
  }
  return found;
}

/** Restores a content from the archive, decrypted. */
export async function restoreMirrored(
  { key, path }: Mirrored,
  target: string,
  keys: DecryptionKeys,
): Promise<void> {
  const hash = createHash('sha256');
  const plain = await openSealed(path, keys);
  const hashed = async function* () {
    for await (const chunk of plain) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(hashed(), createWriteStream(target, { mode: 0o600 }));
  if (hash.digest('hex') !== key.sha256) throw new DamagedArchiveError(path, 'its hash is another');
}

/**
 * Removes contents that the file store has lacked for so long that no recoverable point in time
 * refers to them; notes newly missing ones.
 */
export async function pruneMirror(root: string, folder: WalFolder, goneMs: number): Promise<void> {
  const stored = new Set((await listContents(root)).map(formatFileName));
  const noted = new Set(await listNames(folder.gone));
  await mkdir(folder.gone, { recursive: true, mode: 0o700 });
  for (const { key, path } of await listMirrored(folder)) {
    const name = formatFileName(key);
    const note = join(folder.gone, name);
    if (stored.has(name)) {
      if (noted.has(name)) await rm(note);
    } else if (!noted.has(name)) await writeFile(note, '', { mode: 0o600 });
    else if ((await stat(note)).mtimeMs < goneMs) {
      await rm(path);
      await rm(note);
    }
  }
}

export function formatFileName({ organization_id, sha256 }: FileKey): string {
  return `${organization_id}-${sha256}`;
}
