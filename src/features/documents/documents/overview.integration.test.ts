import { describe, expect, it } from 'vitest';
import { aPdf } from '#test/helpers/documents.ts';
import { aFixture } from '#test/helpers/fixture.ts';
import { multipart } from '#test/helpers/multipart.ts';
import { aTenant, must, startTestApp, type Caller, type Json } from '#test/helpers/test-app.ts';

const test = await startTestApp();
const tenant = await aTenant(test);
const { syndic } = tenant;

async function kept(building_id: string, document_type: string): Promise<Json> {
  const fields = { title: 'Lift', document_type, building_id };
  const form = await multipart(fields, { name: 'lift.pdf', content: aPdf('Lift') });
  return must(await syndic.post('/documents', form.body, form.headers), 201);
}

describe('invoices', () => {
  it('wait until there is an expense of them, for those who enter expenses', async () => {
    const { buildingId: building_id, expenseId: expense_id } = await aFixture(test, tenant);
    const invoice = await kept(building_id, 'Invoice');
    await kept(building_id, 'InsurancePolicy');
    const waiting = async (who: Caller) =>
      must(await who.get(`/overview?building_id=${building_id}`), 200)
        .items.filter(({ kind }: Json) => kind === 'InvoiceToEnter')
        .map(({ title, detail, link }: Json) => [title, detail, link]);
    const link = `/expenses/new?document_id=${invoice.id}`;
    const item = ['Invoice to enter: Lift', 'Les Tilleuls: stored, no expense yet.', link];
    expect(await waiting(syndic)).toEqual([item]);
    expect(await waiting(tenant.boardMember)).toEqual([]);
    must(await syndic.put(`/documents/${invoice.id}`, { expense_id }), 200);
    expect(await waiting(syndic)).toEqual([]);
    const found = must(await syndic.get(`/documents?expense_id=${expense_id}`), 200);
    expect(found.map(({ id }: Json) => id)).toEqual([invoice.id]);
  });
});
