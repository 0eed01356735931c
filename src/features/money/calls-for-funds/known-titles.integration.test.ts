import { beforeAll, describe, expect, it } from 'vitest';
import { callWork, type CallWork } from '#test/helpers/calls.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { textsOf } from '#test/helpers/pdf.ts';
import {
  aTenant,
  must,
  startTestApp,
  type Json,
  type Tenant,
  type TestApp,
} from '#test/helpers/test-app.ts';

let test: TestApp;
let tenant: Tenant;
let fixture: Fixture;
let work: CallWork;

beforeAll(async () => {
  test = await startTestApp();
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  work = callWork(tenant, fixture);
  must(await tenant.syndic.put(`/owners/${fixture.otherOwnerId}`, { language: 'nl' }), 200);
});

const NL = { 'accept-language': 'nl' };
const FR = { 'accept-language': 'fr' };
const read = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Json> =>
  must(await tenant.accountant.get(path, headers), 200);

describe('the title of a call', () => {
  it.each([
    ['Appel de fonds T2 2026', 'Opvraging K2 2026', 'Mittelabruf Q2 2026'],
    ['Fonds de réserve 2026', 'Reservekapitaal 2026', 'Rücklage 2026'],
    ['Provisions 2026', 'Provisies 2026', 'Vorschüsse 2026'],
    ['Toiture, première tranche', 'Toiture, première tranche', 'Toiture, première tranche'],
  ])('%s follows the reader unless it is their own', async (title, dutch, german) => {
    const { id } = await work.aCall({ title });
    const path = `/calls-for-funds/${id}`;
    expect((await read(path, NL)).title).toBe(dutch);
    expect((await read(path, { 'accept-language': 'de-BE' })).title).toBe(german);
    expect((await read(path)).title).toBe(title);
    const list: Json[] = await read('/calls-for-funds', NL);
    expect(list.find((call) => call.id === id)?.title).toBe(dutch);
    // A Dutch reader sends back the title as shown: it is the same.
    const { title: seen } = await read(path, NL);
    must(await tenant.accountant.put(path, { title: seen, description: 'x' }), 200);
    expect((await read(path, FR)).title).toBe(title);
    must(await tenant.accountant.put(path, { title: 'Autre chose' }), 200);
    expect(await read(path, NL)).toMatchObject({ title: 'Autre chose', text_key: null });
  });

  it('names its instalment in every language', async () => {
    const series = work.input({ title: 'Provisions 2026', instalments: 2, total_amount: 100 });
    const calls: Json[] = must(
      await tenant.accountant.post('/calls-for-funds/series', series, NL),
      201,
    );
    expect(calls.map(({ title }) => title)).toEqual([
      'Provisies 2026 (1/2)',
      'Provisies 2026 (2/2)',
    ]);
    expect(calls.map(({ text_key }) => text_key)).toEqual([
      'Provisions 2026 1/2',
      'Provisions 2026 2/2',
    ]);
  });

  it('is said in the language of each letter, of the books, and of what is owed', async () => {
    const { id, journal_entry_ids: entries } = await work.aSentCall({
      title: 'Appel de fonds T2 2026',
    });
    const letter = async (ownerId: string) => {
      const { raw } = await tenant.accountant.get(`/calls-for-funds/${id}/letters/${ownerId}`);
      return (await textsOf(raw)).join(' ');
    };
    expect(await letter(fixture.ownerId)).toContain('Appel de fonds T2 2026');
    const dutch = await letter(fixture.otherOwnerId);
    expect(dutch).toContain('Opvraging K2 2026');
    expect(dutch).not.toContain('Appel de fonds');
    const entry = await read(`/journal-entries/${entries[0]}`, NL);
    expect(entry.description).toBe('Opvraging K2 2026');
    const at = `building_id=${fixture.buildingId}`;
    const account = await read(`/owners/${fixture.ownerId}/account?${at}`, NL);
    expect(account.receivables.map(({ description }: Json) => description)).toContain(
      'Opvraging K2 2026',
    );
    expect(account.movements.map(({ description }: Json) => description)).toContain(
      'Opvraging K2 2026',
    );
    const statement = await read(`/owners/${fixture.otherOwnerId}/statement?${at}`, FR);
    expect(statement.open_items[0].description).toBe('Opvraging K2 2026');
    const hits: Json[] = await read('/search?q=appel', NL);
    expect(hits.find((hit) => hit.id === id)?.title).toBe('Opvraging K2 2026');
    const { items } = await read('/overview', NL);
    const due = items.find(({ link }: Json) => link === `/calls-for-funds/${id}`);
    expect(`${due.title} ${due.detail}`).toContain('Opvraging K2 2026');
    const owed = must(await fixture.owner.get('/overview', NL), 200);
    expect(JSON.stringify(owed.items)).toContain('Opvraging K2 2026');
    const overdue = { call_date: '2026-01-15', due_date: '2026-02-01' };
    const late = await work.aSentCall({ title: 'Appel de fonds T2 2026', ...overdue });
    const asked = { owner_id: fixture.otherOwnerId, call_for_funds_id: late.id };
    const reminder = must(await tenant.accountant.post('/payment-reminders', asked), 201);
    const shown = await read(`/payment-reminders/${reminder.id}`, FR);
    expect(shown.items.map(({ title }: Json) => title)).toEqual(['Appel de fonds T2 2026']);
  });

  it('is said by a refusal in the language of the reader', async () => {
    await work.aSentCall({ title: 'Fonds de réserve', call_date: '2026-05-01' });
    const { ownerId, otherOwnerId, unitId } = fixture;
    const parties = { from_owner_id: ownerId, to_owner_id: otherOwnerId };
    const sale = { ...parties, effective_date: '2026-04-01' };
    const path = `/units/${unitId}/owners/transfer`;
    const refused = must(await tenant.syndic.post(path, sale, NL), 422);
    expect(refused.touches.map(({ title }: Json) => title)).toContain('Reservekapitaal');
  });
});
