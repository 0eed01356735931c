import { describe, expect, it } from 'vitest';
import { aPdf } from '#test/helpers/documents.ts';
import { multipart } from '#test/helpers/multipart.ts';
import { anS3Server } from '#test/helpers/s3-server.ts';
import { aTenant, must, startTestApp } from '#test/helpers/test-app.ts';
import { aVirusScanner, INFECTED } from '#test/helpers/virus-scanner.ts';

const bucket = await anS3Server();
const scanner = await aVirusScanner();
const test = await startTestApp({
  env: {
    S3_ENDPOINT: bucket.settings.endpoint,
    S3_BUCKET: bucket.settings.bucket,
    S3_ACCESS_KEY_ID: bucket.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
    CLAMD_URL: scanner.url,
  },
});
const { syndic } = await aTenant(test);

async function send(content: Uint8Array) {
  const fields = { title: 'Fire policy', document_type: 'InsurancePolicy' };
  const form = await multipart(fields, { name: 'policy.pdf', content });
  return syndic.post('/documents', form.body, form.headers);
}

async function countDocuments(): Promise<number> {
  return must(await syndic.get('/documents'), 200).length;
}

describe('a file that comes from outside', () => {
  it('is scanned whole, kept in the bucket, and comes back as it was, also in part', async () => {
    const content = aPdf('Policy of the year');
    const { id } = must(await send(content), 201);
    expect(scanner.sizes).toEqual([content.length]);
    const whole = await syndic.get(`/documents/${id}/download`);
    expect(content.equals(whole.raw)).toBe(true);
    const part = await syndic.get(`/documents/${id}/download`, { range: 'bytes=5-14' });
    expect([part.status, part.raw.toString()]).toEqual([206, content.toString('latin1', 5, 15)]);
  });

  it('is refused by the name of what is in it, and not kept', async () => {
    const before = await countDocuments();
    const refusal = await send(aPdf(`Policy ${INFECTED}`));
    expect(must(refusal, 422)).toMatchObject({
      code: 'file_infected',
      found: 'Eicar-Test-Signature',
      errors: [{ pointer: '/body/file' }],
    });
    expect(await countDocuments()).toBe(before);
  });

  it.each(['INSTREAM size limit exceeded. ERROR', 'stream: Can’t allocate memory ERROR', ''])(
    'is not kept unseen where the scanner answers “%s”',
    async (answer) => {
      const before = await countDocuments();
      scanner.answerWith(answer);
      expect(must(await send(aPdf('Unseen')), 503).code).toBe('unhealthy');
      scanner.answerWith(undefined);
      expect(await countDocuments()).toBe(before);
    },
  );

  it('is not kept while the bucket is away, and what is there already is said to be', async () => {
    const [{ id }] = must(await syndic.get('/documents'), 200);
    await bucket.close();
    expect(must(await send(aPdf('Too late')), 503).code).toBe('unhealthy');
    expect(must(await syndic.get(`/documents/${id}/download`), 503).code).toBe('unhealthy');
    expect(must(await syndic.get(`/documents/${id}`), 200).id).toBe(id);
  });
});
