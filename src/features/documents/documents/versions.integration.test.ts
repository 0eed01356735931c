import { expect, it } from 'vitest';
import { aPdf } from '#test/helpers/documents.ts';
import { aFixture } from '#test/helpers/fixture.ts';
import { multipart } from '#test/helpers/multipart.ts';
import { aTenant, must, startTestApp, type Json } from '#test/helpers/test-app.ts';

const test = await startTestApp();
const tenant = await aTenant(test);
const { syndic, accountant, auditor, superAdmin, boardMember } = tenant;
const { buildingId: building_id, owner } = await aFixture(test, tenant);

it('a document shares what it says now, and not what it said before', async () => {
  const send = async (path: string, fields: Record<string, string>, name: string) => {
    const form = await multipart(fields, { name: `${name}.pdf`, content: aPdf(name) });
    return must(await syndic.post(path, form.body, form.headers), 201);
  };
  const policy = { title: 'Fire policy', document_type: 'InsurancePolicy', building_id };
  const { id } = await send('/documents', policy, 'draft');
  const path = `/documents/${id}/versions`;
  await send(path, {}, 'final');
  must(await syndic.put(`/documents/${id}`, { visibility: 'Owners' }), 200);
  const office = [syndic, accountant, auditor, superAdmin];
  for (const who of [...office, boardMember, owner]) {
    const isOffice = office.includes(who);
    const versions = must(await who.get(path), 200);
    expect(versions.map(({ file_name }: Json) => file_name)).toEqual(
      isOffice ? ['final.pdf', 'draft.pdf'] : ['final.pdf'],
    );
    must(await who.get(`/documents/${id}/download?version_number=1`), isOffice ? 200 : 404);
    must(await who.get(`/documents/${id}/download?version_number=2`), 200);
    const link = await who.post(`/documents/${id}/download-link`, { version_number: 1 });
    must(link, isOffice ? 201 : 404);
  }
});
