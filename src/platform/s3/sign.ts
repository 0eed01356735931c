import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import { SignatureV4 } from '@smithy/signature-v4';

/** A bucket of a store that speaks the interface of Amazon S3, and who may write there. */
export interface S3Settings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** What of a request is signed beside its address. */
export interface SignedRequest {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** Of what is sent, in hexadecimal. */
  readonly sha256: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The hash that the signature is made with, and its form with a key. */
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
 * The headers that a request to a bucket carries, its signature among them (AWS Signature Version 4).
 * @param at when it is signed; it is good for a quarter of an hour
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
    // The address is taken as it is written.
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
