import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signS3 } from './sign.ts';

// The examples of “Authenticating Requests: Using the Authorization Header” of Amazon S3.
const SETTINGS = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const AT = new Date('2013-05-24T00:00:00Z');
const EMPTY = hash('sha256', '');

function signatureOf(headers: Readonly<Record<string, string>>): string | undefined {
  return /Signature=(\w+)$/.exec(headers['authorization'] ?? '')?.[1];
}

describe('a signature', () => {
  it.each([
    {
      what: 'of a part of an object',
      address: 'test.txt',
      request: { method: 'GET', sha256: EMPTY, headers: { range: 'bytes=0-9' } },
      signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    },
    {
      what: 'of a query without a value',
      address: '?lifecycle',
      request: { method: 'GET', sha256: EMPTY },
      signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    },
    {
      what: 'of a query with values',
      address: '?max-keys=2&prefix=J',
      request: { method: 'GET', sha256: EMPTY },
      signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    },
  ] as const)('$what is that of the published example', async ({ address, request, signature }) => {
    const url = new URL(address, 'https://examplebucket.s3.amazonaws.com/');
    expect(signatureOf(await signS3(SETTINGS, url, request, AT))).toBe(signature);
  });
});
