import { createECDH } from 'node:crypto';
import { join } from 'node:path';
import webPush from 'web-push';
import { keepFile } from '#platform/kept-file.ts';

/** What the service signs with when it speaks to a push service (RFC 8292), as base64url. */
export interface VapidKeys {
  readonly public_key: string;
  readonly private_key: string;
}

/** In the data folder. */
export const VAPID_FILE = 'vapid-keys.json';

/**
 * The keys of this service, made once and kept in the data folder, readable by its user only. They
 * must outlive everything: a browser's subscription holds for the public key that it was made with.
 */
export function createVapidKeys(dataDirectory: string): () => Promise<VapidKeys> {
  let known: Promise<VapidKeys> | undefined;
  return () => {
    known ??= readOrMake(dataDirectory).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

async function readOrMake(directory: string): Promise<VapidKeys> {
  return keysIn(keepFile(directory, VAPID_FILE, newKeys), join(directory, VAPID_FILE));
}

function newKeys(): string {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const keys: VapidKeys = { public_key: publicKey, private_key: privateKey };
  return `${JSON.stringify(keys, null, 2)}\n`;
}

function keysIn(content: string, path: string): VapidKeys {
  try {
    const { public_key, private_key } = JSON.parse(content) as VapidKeys;
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(private_key, 'base64url');
    if (curve.getPublicKey('base64url') === public_key) return { public_key, private_key };
  } catch {
    // Said below, for all that may be wrong with it.
  }
  throw new Error(`${path} does not hold a pair of keys: restore it from a backup`);
}
