import { expect, it } from 'vitest';
import { aBuilding, post, someBooks, WORKED_YEAR } from '#test/helpers/books.ts';
import { textsOf } from '#test/helpers/pdf.ts';
import { must, startTestApp, type Caller, type Json } from '#test/helpers/test-app.ts';

const test = await startTestApp();
const books = await someBooks(test);
const { syndic, accountant, auditor, boardMember } = books.tenant;
const building_id = await aBuilding(books, {});
await post(books, building_id, WORKED_YEAR);

const bytesOf = async (who: Caller, id: string): Promise<Buffer> => {
  const answer = await who.get(`/documents/${id}/download`);
  must(answer, 200);
  return answer.raw;
};

it.each([
  ['balance-sheet', 'Balance sheet'],
  ['income-statement', 'Income statement'],
])('a %s is kept as it was drawn, and found among the documents', async (kind, title) => {
  const body = { building_id, year: 2025, visibility: 'Board' };
  const english = { 'accept-language': 'en' };
  const kept = must(await accountant.post(`/reports/${kind}/documents`, body, english), 201);
  expect(kept).toMatchObject({
    document_type: 'FinancialReport',
    content_type: 'application/pdf',
    visibility: 'Board',
    building_id,
  });
  expect(kept.title).toContain(title);
  expect(kept.file_name).toMatch(new RegExp(`^${kind}-2025-.*\\.pdf$`));
  const before = await bytesOf(boardMember, kept.id);
  expect((await textsOf(before)).join(' ')).toContain(title);
  await post(books, building_id, WORKED_YEAR);
  expect((await bytesOf(boardMember, kept.id)).equals(before)).toBe(true);
  const listed = must(await syndic.get('/documents?document_type=FinancialReport'), 200);
  expect(listed.map(({ id }: Json) => id)).toContain(kept.id);
});

it('is the matter of who keeps documents, and of a building that they see', async () => {
  const path = '/reports/balance-sheet/documents';
  for (const who of [auditor, boardMember]) must(await who.post(path, { building_id }), 403);
  const unknown = '00000000-0000-7000-8000-000000000000';
  must(await syndic.post(path, { building_id: unknown }), 404);
});

it('of an owner is for them and the office alone', async () => {
  const person = { name: 'Lena Kaiser', email: 'lena@example.org', language: 'de' };
  const ownerId = must(await syndic.post('/owners', person), 201).id;
  const kept = must(await accountant.post(`/owners/${ownerId}/statement/documents`, {}), 201);
  expect(kept).toMatchObject({
    document_type: 'Letter',
    visibility: 'Owner',
    owner_id: ownerId,
    building_id: null,
  });
  expect((await textsOf(await bytesOf(accountant, kept.id))).join(' ')).toContain('Lena Kaiser');
  must(await boardMember.get(`/documents/${kept.id}`), 404);
  must(await auditor.post(`/owners/${ownerId}/statement/documents`, {}), 403);
});
