import { ECDH } from 'node:crypto';

const CURVE = 'prime256v1';
const POINT_BYTES = 65;
const SECRET_BYTES = 16;
const BASE64URL = /^[\w-]+={0,2}$/;

/** Whether the text is a public key that a browser made for its subscription: a point of P-256. */
export function isPushPublicKey(text: string): boolean {
  if (!BASE64URL.test(text) || Buffer.from(text, 'base64url').length !== POINT_BYTES) return false;
  try {
    ECDH.convertKey(text, CURVE, 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch {
    return false;
  }
}

/** Whether the text is a subscription's secret: 16 bytes (RFC 8291, 3.2). */
export function isPushSecret(text: string): boolean {
  return BASE64URL.test(text) && Buffer.from(text, 'base64url').length === SECRET_BYTES;
}
