import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import { SignatureV4 } from '@smithy/signature-v4';

/** A bucket of an S3-compatible object store, with credentials. */
export interface S3Settings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Parts of a request that are signed besides its address. */
export interface SignedRequest {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** Hash of the body, in hexadecimal. */
  readonly sha256: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** SHA-256 and HMAC-SHA-256, in the form that the signer expects. */
class Sha256 {
  readonly #hash: Hash | Hmac;

  constructor(key?: string | ArrayBuffer | ArrayBufferView) {
    if (key === undefined) this.#hash = createHash('sha256');
    else this.#hash = createHmac('sha256', bytesOf(key));
  }

  update(part: string | ArrayBuffer | ArrayBufferView): void {
    this.#hash.update(bytesOf(part));
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }

  reset(): void {
    throw new Error('a hash that is signed with begins once');
  }
}

/**
 * Signs a request to a bucket and returns its headers (AWS Signature Version 4).
 * @param at time of the signature, which is valid for a quarter of an hour
 */
export async function signS3(
  settings: Pick<S3Settings, 'region' | 'accessKeyId' | 'secretAccessKey'>,
  url: URL,
  { method, sha256, headers = {} }: SignedRequest,
  at: Date,
): Promise<Record<string, string>> {
  const { region, accessKeyId, secretAccessKey } = settings;
  const signer = new SignatureV4({
    service: 's3',
    region,
    credentials: { accessKeyId, secretAccessKey },
    sha256: Sha256,
    // The path is already escaped.
    uriEscapePath: false,
  });
  const signed = await signer.sign(
    {
      method,
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: { ...headers, host: url.host, 'x-amz-content-sha256': sha256 },
    },
    { signingDate: at },
  );
  return signed.headers;
}

function bytesOf(part: string | ArrayBuffer | ArrayBufferView): Uint8Array {
  if (typeof part === 'string') return Buffer.from(part);
  return ArrayBuffer.isView(part)
    ? new Uint8Array(part.buffer, part.byteOffset, part.byteLength)
    : new Uint8Array(part);
}
