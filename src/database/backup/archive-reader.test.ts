import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { pack } from 'tar-stream';
import { describe, expect, it } from 'vitest';
import { readArchive } from './archive-reader.ts';
import { BackupError } from './backup-error.ts';
import { encrypted } from './encryption.ts';
import type { DecryptionKeys } from './keys.ts';
import { sealed } from './seal.ts';

/** Several blocks of the encryption, so that an archive fails while a part is read, not only at its start. */
const PART_BYTES = 300_000;
const FLIPS = 80;

async function anArchive(): Promise<Buffer> {
  const tar = pack();
  for (const name of ['files/one', 'files/two', 'manifest.json'])
    tar.entry({ name }, randomBytes(PART_BYTES));
  tar.finalize();
  return buffer(sealed(tar));
}

/** Reads every part of an archive, and returns what it throws. */
async function refusal(bytes: Buffer, keys: DecryptionKeys): Promise<unknown> {
  const place = {
    addressOf: (name: string) => name,
    read: () => Promise.resolve(Readable.from([bytes])),
    readNote: () => Promise.resolve(''),
  };
  try {
    for await (const { content } of readArchive({ place, name: 'an archive' }, keys))
      await buffer(content);
    return undefined;
  } catch (error) {
    return error;
  }
}

describe('an archive with one bit flipped', () => {
  it.each(['plain', 'encrypted'])(
    'is refused in one sentence wherever the bit is: %s',
    async (kind) => {
      const identity = await generateX25519Identity();
      const publicKey = await identityToRecipient(identity);
      const plain = await anArchive();
      const whole =
        kind === 'plain'
          ? plain
          : await buffer(await encrypted(Readable.from([plain]), { publicKey }));
      const keys = { secretKey: identity };
      expect(await refusal(whole, keys)).toBeUndefined();
      for (let flip = 0; flip < FLIPS; flip += 1) {
        const at = Math.floor((whole.length * flip) / FLIPS);
        const bytes = Buffer.from(whole);
        bytes[at] = (bytes[at] ?? 0) ^ (1 << (flip % 8));
        const error = await refusal(bytes, keys);
        expect(
          error instanceof BackupError && error.message,
          `byte ${at} of ${whole.length}`,
        ).toMatch(/^the archive [^\n]+$/);
      }
    },
  );
});
