import { describe, expect, it } from 'vitest';
import { expenseStage } from '#test/helpers/expenses.ts';
import { must, startTestApp, type Json } from '#test/helpers/test-app.ts';

const ONE = 'BE68539007547034';
const OTHER = 'BE62510007547061';

const test = await startTestApp();
const { tenant, fixture, work } = await expenseStage(test);

async function aSupplier(more: object): Promise<Json> {
  return must(await tenant.accountant.post('/suppliers', more), 201);
}

async function anExpense(more: object): Promise<Json> {
  return must(await tenant.accountant.post('/expenses', work.input(more)), 201);
}

describe('the register of suppliers', () => {
  it('keeps number and account in one form, and refuses what are none', async () => {
    const supplier = await aSupplier({
      name: 'Nettoyage SA',
      enterprise_number: 'BE 0202.239.951',
      iban: 'be68 5390 0754 7034',
      payment_days: 30,
    });
    expect(supplier).toMatchObject({
      enterprise_number: '0202239951',
      iban: ONE,
      iban_state: 'Unconfirmed',
      payment_days: 30,
    });
    for (const wrong of [{ enterprise_number: '0202239952' }, { iban: 'BE68539007547035' }]) {
      must(await tenant.accountant.post('/suppliers', { name: 'Other', ...wrong }), 400);
    }
    for (const q of ['nettoy', '0202.239.951', 'BE68 5390']) {
      const found = must(await tenant.auditor.get(`/suppliers?q=${encodeURIComponent(q)}`), 200);
      expect(found.map(({ id }: Json) => id)).toEqual([supplier.id]);
    }
    const hits = must(await tenant.accountant.get('/search?q=nettoyage'), 200);
    expect(hits).toContainEqual(
      expect.objectContaining({ type: 'Supplier', id: supplier.id, title: 'Nettoyage SA' }),
    );
  });

  it('takes a name once, case and blanks aside', async () => {
    await aSupplier({ name: 'Toiture Verte' });
    const again = await tenant.accountant.post('/suppliers', { name: 'TOITURE  verte' });
    expect(must(again, 409)).toMatchObject({ code: 'duplicate', what: 'name' });
  });

  it('refuses defaults that there are not', async () => {
    for (const [fields, code] of [
      [{ default_account_code: '699' }, 'account_missing'],
      [{ default_distribution_key_id: fixture.ownerId }, 'unknown_reference'],
    ] as const) {
      const refused = await tenant.accountant.post('/suppliers', { name: 'Default', ...fields });
      expect(must(refused, 422).code).toBe(code);
    }
  });

  it('keeps whom an expense names', async () => {
    const { supplier_id } = await anExpense({ supplier: 'Kept SRL' });
    expect(must(await tenant.accountant.delete(`/suppliers/${supplier_id}`), 409).code).toBe(
      'in_use',
    );
    const { id } = await aSupplier({ name: 'Gone SRL', iban: ONE });
    must(await tenant.accountant.put(`/suppliers/${id}`, { iban: OTHER }), 200);
    must(await tenant.accountant.delete(`/suppliers/${id}`), 204);
  });
});

describe('the account of a supplier', () => {
  const confirm = (who: 'accountant' | 'syndic' | 'boardMember', id: string) =>
    tenant[who].put(`/suppliers/${id}/confirm-iban`);

  it('is confirmed by another person than who entered it', async () => {
    const { id } = await aSupplier({ name: 'Confirmed NV', iban: ONE });
    expect(must(await confirm('accountant', id), 403).code).toBe('second_person_required');
    expect(must(await confirm('syndic', id), 200).iban_state).toBe('Confirmed');
    expect(must(await confirm('boardMember', id), 409).code).toBe('invalid_transition');
  });

  it('is to be confirmed again once it is another, and not when it is the same', async () => {
    const { id } = await aSupplier({ name: 'Changed NV', iban: ONE });
    must(await confirm('syndic', id), 200);
    const same = await tenant.syndic.put(`/suppliers/${id}`, { iban: 'BE68 5390 0754 7034' });
    expect(must(same, 200).iban_state).toBe('Confirmed');
    const other = must(await tenant.syndic.put(`/suppliers/${id}`, { iban: OTHER }), 200);
    expect(other).toMatchObject({ iban: OTHER, iban_state: 'Unconfirmed', allowed_actions: [] });
    expect(must(await confirm('syndic', id), 403).code).toBe('second_person_required');
    must(await confirm('accountant', id), 200);
    const history = must(await tenant.boardMember.get(`/suppliers/${id}/ibans`), 200);
    expect(history.map(({ iban, replaced_at }: Json) => [iban, replaced_at === null])).toEqual([
      [OTHER, true],
      [ONE, false],
    ]);
    expect(history[1]).toMatchObject({
      entered_by_name: expect.any(String),
      confirmed_by_name: expect.any(String),
    });
  });

  it('is confirmed as it was seen', async () => {
    const { id } = await aSupplier({ name: 'Seen NV', iban: ONE });
    must(await tenant.accountant.put(`/suppliers/${id}`, { iban: OTHER }), 200);
    const path = `/suppliers/${id}/confirm-iban`;
    expect(must(await tenant.syndic.put(path, { iban: ONE }), 412).code).toBe('stale');
    must(await tenant.syndic.put(path, { iban: OTHER }, { 'if-match': '"1"' }), 412);
    expect(must(await tenant.syndic.put(path, { iban: OTHER }), 200).iban_state).toBe('Confirmed');
  });

  it('is at no bank of the former one, unless that is said', async () => {
    const given = { name: 'Banked NV', iban: ONE, bic: 'GKCCBEBB' };
    const { id } = await aSupplier(given);
    const change = async (body: object) =>
      must(await tenant.accountant.put(`/suppliers/${id}`, body), 200);
    expect(await change({ iban: ONE })).toMatchObject({ bic: 'GKCCBEBB' });
    expect(await change({ iban: OTHER })).toMatchObject({ iban: OTHER, bic: null });
    expect(await change({ iban: ONE, bic: 'KREDBEBB' })).toMatchObject({ bic: 'KREDBEBB' });
    expect(await change({ iban: null })).toMatchObject({ iban: null, bic: null });
    const history = must(await tenant.boardMember.get(`/suppliers/${id}/ibans`), 200);
    expect(history.map(({ bic }: Json) => bic)).toEqual(['KREDBEBB', null, 'GKCCBEBB']);
  });

  it('is confirmed once, whoever does so at the same time', async () => {
    const { id } = await aSupplier({ name: 'At once NV', iban: ONE });
    const both = await Promise.all([confirm('syndic', id), confirm('boardMember', id)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });
});

describe('an expense', () => {
  it('makes a supplier of an unknown name, one of two at once', async () => {
    const names = ['Neuf SRL', 'NEUF srl', 'neuf  SRL'];
    const made = await Promise.all(names.map((supplier) => anExpense({ supplier })));
    expect(new Set(made.map(({ supplier_id }) => supplier_id)).size).toBe(1);
    expect(new Set(made.map(({ supplier }) => supplier)).size).toBe(1);
  });

  it('takes a supplier by id or by name, and both where they agree', async () => {
    const { id } = await aSupplier({ name: 'Agreed NV' });
    expect(await anExpense({ supplier: undefined, supplier_id: id })).toMatchObject({
      supplier: 'Agreed NV',
      supplier_id: id,
    });
    await anExpense({ supplier: 'agreed nv', supplier_id: id });
    const input = work.input({ supplier: 'Other NV', supplier_id: id });
    expect(must(await tenant.accountant.post('/expenses', input), 422).code).toBe(
      'supplier_mismatch',
    );
    const unknown = work.input({ supplier: undefined, supplier_id: fixture.ownerId });
    expect(must(await tenant.accountant.post('/expenses', unknown), 422)).toMatchObject({
      code: 'unknown_reference',
    });
    const list = must(await tenant.accountant.get(`/expenses?supplier_id=${id}`), 200);
    expect(list).toHaveLength(2);
  });

  it('has the account, the key and the term of its supplier where it names none', async () => {
    const { id } = await aSupplier({
      name: 'Usual NV',
      default_account_code: '61011',
      default_distribution_key_id: fixture.keyId,
      payment_days: 30,
    });
    const usual = await anExpense({ supplier: undefined, supplier_id: id });
    expect(usual).toMatchObject({
      account_code: '61011',
      distribution_key_id: fixture.keyId,
      due_date: '2026-03-12',
    });
    const named = { account_code: '6107', due_date: null };
    expect(await anExpense({ supplier_id: id, supplier: 'Usual NV', ...named })).toMatchObject(
      named,
    );
  });

  it('says what its supplier is called today', async () => {
    const { id, supplier_id } = await anExpense({ supplier: 'Before NV' });
    must(await tenant.accountant.put(`/suppliers/${supplier_id}`, { name: 'After NV' }), 200);
    const expense = must(await tenant.accountant.get(`/expenses/${id}`), 200);
    expect(expense.supplier).toBe('After NV');
    must(await tenant.accountant.put(`/expenses/${id}`, expense), 200);
  });
});

describe('suppliers who are one', () => {
  it('are proposed by number and by spelling', async () => {
    const names = ['Ascenseurs Étoile S.A.', 'ascenseurs etoile'];
    const [first, second] = [
      await aSupplier({ name: names[0] }),
      await aSupplier({ name: names[1] }),
    ];
    const number = { enterprise_number: '0850243206' };
    const third = await aSupplier({ name: 'By number', ...number });
    const fourth = await aSupplier({ name: 'The same number', ...number });
    const found = must(await tenant.accountant.get('/suppliers/duplicates'), 200);
    const ids = found.map(({ reason, suppliers }: Json) => [
      reason,
      ...suppliers.map(({ id }: Json) => id),
    ]);
    expect(ids).toContainEqual(['Spelling', first?.id, second?.id]);
    expect(ids).toContainEqual(['EnterpriseNumber', third.id, fourth.id]);
  });

  it('become one, with what was known of them, and what was booked is settled as it was', async () => {
    const from = await work.anExpense('Approved', { supplier: 'From NV', invoice_number: 'F-1' });
    const { supplier_id } = must(await tenant.accountant.get(`/expenses/${from}`), 200);
    must(await tenant.accountant.put(`/suppliers/${supplier_id}`, { iban: ONE }), 200);
    const into = await aSupplier({ name: 'Into NV', payment_days: 14 });
    const path = `/suppliers/${supplier_id}/merge`;
    expect(must(await tenant.accountant.post(path, { into_id: into.id }), 200)).toMatchObject({
      id: into.id,
      iban: ONE,
      iban_state: 'Unconfirmed',
      payment_days: 14,
    });
    must(await tenant.accountant.get(`/suppliers/${supplier_id}`), 404);
    const moved = must(await tenant.accountant.get(`/expenses/${from}`), 200);
    expect(moved).toMatchObject({ supplier_id: into.id, supplier: 'Into NV' });
    // The former name now refers to the remaining supplier, by which the invoice is recognized.
    const again = work.input({ supplier: 'from nv', invoice_number: 'f-1' });
    expect(must(await tenant.accountant.post('/expenses', again), 409).code).toBe(
      'duplicate_invoice',
    );
    must(await work.operate(from, 'mark-paid'), 200);
    const ids = must(await tenant.accountant.get(`/expenses/${from}`), 200).journal_entry_ids;
    const lines = [];
    for (const id of ids) {
      lines.push(...must(await tenant.accountant.get(`/journal-entries/${id}`), 200).lines);
    }
    const owed = lines.filter(({ account_code }) => account_code === '440');
    expect(owed.map(({ supplier }) => supplier)).toEqual(['From NV', 'From NV']);
    expect(
      must(await tenant.accountant.post(`/suppliers/${into.id}/merge`, { into_id: into.id }), 422)
        .code,
    ).toBe('same_supplier');
  });

  it('become one whose account a second person confirms anew, where they had not the same', async () => {
    const confirmed = async (changes: object): Promise<string> => {
      const { id } = await aSupplier(changes);
      return must(await tenant.syndic.put(`/suppliers/${id}/confirm-iban`), 200).id;
    };
    const merged = async (from: string, into_id: string): Promise<Json> =>
      must(await tenant.accountant.post(`/suppliers/${from}/merge`, { into_id }), 200);
    const [own, shell] = [
      await confirmed({ name: 'Own NV', iban: ONE }),
      await aSupplier({ name: 'Shell NV' }),
    ];
    const taken = await merged(own, shell.id);
    expect(taken).toMatchObject({ iban: ONE, iban_state: 'Unconfirmed', allowed_actions: [] });
    const path = `/suppliers/${shell.id}/confirm-iban`;
    expect(must(await tenant.accountant.put(path), 403).code).toBe('second_person_required');
    expect(must(await tenant.syndic.put(path), 200).iban_state).toBe('Confirmed');
    const other = await confirmed({ name: 'Elsewhere NV', iban: OTHER });
    expect(await merged(other, shell.id)).toMatchObject({ iban: ONE, iban_state: 'Unconfirmed' });
    must(await tenant.syndic.put(path), 200);
    const same = await confirmed({ name: 'The same NV', iban: ONE });
    expect(await merged(same, shell.id)).toMatchObject({ iban: ONE, iban_state: 'Confirmed' });
  });

  it('are two with two enterprise numbers', async () => {
    const [from, into] = [
      await aSupplier({ name: 'Dupont SA', enterprise_number: '0999.999.922' }),
      await aSupplier({ name: 'Dupont SRL', enterprise_number: '0123.456.749' }),
    ];
    const answer = await tenant.accountant.post(`/suppliers/${from.id}/merge`, {
      into_id: into.id,
    });
    expect(must(answer, 422).code).toBe('other_enterprise');
  });
});
