import { createECDH } from 'node:crypto';
import { join } from 'node:path';
import webPush from 'web-push';
import { readOrCreateFile } from '#platform/read-or-create-file.ts';

/** Keys that sign requests to push services (RFC 8292), as base64url. */
export interface VapidKeys {
  readonly public_key: string;
  readonly private_key: string;
}

/** Within the data folder. */
export const VAPID_FILE = 'vapid-keys.json';

/**
 * Keys of this service, created once and stored in the data folder, readable only by its user. They
 * must never be lost: a browser's subscription is bound to the public key.
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
  return keysIn(readOrCreateFile(directory, VAPID_FILE, newKeys), join(directory, VAPID_FILE));
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
    // Reported below, with any other fault of the file.
  }
  throw new Error(`${path} does not hold a pair of keys: restore it from a backup`);
}
