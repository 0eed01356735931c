import { open, readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { DamagedArchiveError } from './backup-error.ts';
import type { MonitoringData } from './monitoring-archive.ts';

/** Magic number of a Prometheus index file (tsdb/docs/format). */
const INDEX_MAGIC = 0xba_aa_d7_00;
const CHUNKS_MAGIC = 0x85_bd_40_dd;
const MAGIC_BYTES = 4;
const DATABASE = 'grafana.db';

const BlockMeta = Type.Object({
  version: Type.Literal(1),
  ulid: Type.String({ minLength: 1 }),
  minTime: Type.Number(),
  maxTime: Type.Number(),
});

/** Whether a text is the meta.json of a Prometheus block. */
export function isBlockMeta(text: string): boolean {
  try {
    return Value.Check(BlockMeta, JSON.parse(text));
  } catch {
    return false;
  }
}

/** Throws DamagedArchiveError, naming the part, if the unpacked data cannot be served. */
export async function checkMonitoring({ prometheus, grafana }: MonitoringData): Promise<void> {
  const blocks = await foldersOf(prometheus);
  if (blocks.length === 0) throw new DamagedArchiveError('prometheus.tar', 'it holds no block');
  for (const block of blocks)
    await checkBlock(join(prometheus, block), join('prometheus.tar', block));
  await reportCheck(join('grafana.tar', DATABASE), () => checkDatabase(join(grafana, DATABASE)));
}

async function foldersOf(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** @param part name of the block in the archive */
async function checkBlock(block: string, part: string): Promise<void> {
  const each = (name: string, check: (path: string) => Promise<void>) =>
    reportCheck(join(part, name), () => check(join(block, name)));
  await each('meta.json', async (path) => {
    if (!isBlockMeta(await readFile(path, 'utf8'))) throw new Error('it describes no block');
  });
  await each('index', (path) => requireMagic(path, INDEX_MAGIC));
  await each('chunks', async (path) => {
    if ((await readdir(path)).length === 0) throw new Error('it is empty');
  });
  for (const name of await readdir(join(block, 'chunks')))
    await each(join('chunks', name), (path) => requireMagic(path, CHUNKS_MAGIC));
}

async function requireMagic(path: string, magic: number): Promise<void> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAGIC_BYTES), 0, MAGIC_BYTES, 0);
    if (bytesRead < MAGIC_BYTES || buffer.readUInt32BE() !== magic)
      throw new Error('it does not begin as such a file does');
  } finally {
    await handle.close();
  }
}

/** SQLite reads an empty or missing file as an empty database. */
async function checkDatabase(path: string): Promise<void> {
  if ((await stat(path)).size === 0) throw new Error('it is empty');
  const database = new DatabaseSync(path);
  try {
    const [first] = database.prepare('PRAGMA integrity_check').all();
    const said = first?.['integrity_check'];
    if (said !== 'ok') throw new Error(String(said));
  } finally {
    database.close();
  }
}

async function reportCheck(part: string, check: () => Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DamagedArchiveError(part, reason, { cause: error });
  }
}
