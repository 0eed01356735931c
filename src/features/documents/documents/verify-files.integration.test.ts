import { hash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DiskStore } from '#platform/files/disk-store.ts';
import { aPdf } from '#test/helpers/documents.ts';
import { multipart } from '#test/helpers/multipart.ts';
import { aTenant, must, startTestApp } from '#test/helpers/test-app.ts';
import { verifyFiles, type BrokenFile } from './verify-files.ts';

const test = await startTestApp();
const storeOf = (organizationId: string) => join(test.dataDirectory, 'files', organizationId);

it('names what is missing, what cannot be read and what is altered', async () => {
  const { syndic, organizationId: organization_id } = await aTenant(test);
  const files = new DiskStore(join(test.dataDirectory, 'files'));
  const contents = ['Whole', 'Altered', 'Missing', 'Unreadable'].map(aPdf);
  for (const content of contents) {
    const fields = { title: 'Verified', document_type: 'InsurancePolicy' };
    const form = await multipart(fields, { name: 'policy.pdf', content });
    must(await syndic.post('/documents', form.body, form.headers), 201);
  }
  const [, altered = '', missing = '', unreadable = ''] = contents.map((content) =>
    hash('sha256', content),
  );
  const folder = join(storeOf(organization_id), altered.slice(0, 2));
  writeFileSync(join(folder, altered), aPdf('altered'));
  rmSync(join(storeOf(organization_id), missing.slice(0, 2), missing));
  // A folder in place of the file can be opened, but not read.
  const place = join(storeOf(organization_id), unreadable.slice(0, 2), unreadable);
  rmSync(place);
  mkdirSync(place);
  const told: BrokenFile[] = [];
  const { database } = test;
  await verifyFiles({ database, files }, (file) => told.push(file));
  const ours = told.filter((file) => file.organization_id === organization_id);
  const broken = { organization_id, title: 'Verified' };
  expect(ours).toHaveLength(3);
  expect(ours).toContainEqual({ ...broken, sha256: altered, fault: 'altered' });
  expect(ours).toContainEqual({ ...broken, sha256: missing, fault: 'missing' });
  expect(ours).toContainEqual({ ...broken, sha256: unreadable, fault: 'unreadable' });
});
