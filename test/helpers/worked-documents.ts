import { compareCodePoints } from '#domain/kernel/code-points.ts';
import { must, type TestApp } from './test-app.ts';
import { idOf, type EnteredBuilding } from './worked-entry.ts';
import { cell, type Row } from './worked-statement.ts';

/** A document of a worked building: an invoice with its parts, a note, an entry by hand. */
export interface WorkedDocument {
  readonly ref: string;
  /** Day of the document, and that on which it is entered. */
  readonly date: string;
  readonly posted_on: string;
  readonly rows: readonly Row[];
}

/** Lists the documents of a building in the order in which they are entered. */
export function listDocuments({ worked }: EnteredBuilding): WorkedDocument[] {
  const rows = worked.read('documents.csv');
  const documents =
    rows.length > 0
      ? [...Map.groupBy(rows, (row) => cell(row, 'ref')).values()].map((own) => ({
          ref: cell(own[0], 'ref'),
          date: cell(own[0], 'doc_date'),
          posted_on: own[0]?.['posted_on'] || cell(own[0], 'doc_date'),
          rows: own,
        }))
      : readLinesAsDocuments(worked.read('cost_lines.csv'), worked);
  return documents.sort((a, b) => compareCodePoints(a.posted_on, b.posted_on));
}

/** The first building has no documents: each of its lines is one, and private costs are invoices. */
function readLinesAsDocuments(
  rows: readonly Row[],
  worked: EnteredBuilding['worked'],
): WorkedDocument[] {
  const lines = new Map(worked.lines.map((line) => [line.id, line]));
  const costs = rows.map((row): WorkedDocument => {
    const ref = cell(row, 'line');
    const date = ref === 'E19' ? '2025-05-22' : (lines.get(ref)?.entry_date ?? '');
    const works = { borne_by: 'Reserve', reserve_amount: '6380.00', amount: '24539.00' };
    const more = ref === 'W1' ? works : { borne_by: 'Owners' };
    const credits_ref = ref === 'E19' ? 'E18' : '';
    return { ref, date, posted_on: date, rows: [{ ...row, credits_ref, ...more }] };
  });
  const own = worked.read('private_costs.csv').map((row, index): WorkedDocument => {
    const date = cell(row, 'date');
    const cost = { account_code: '643', kind: 'Invoice', borne_by: 'OneOwner', key: 'General' };
    return { ref: `P${index}`, date, posted_on: date, rows: [{ ...row, ...cost }] };
  });
  return [...costs, ...own];
}

/**
 * Enters a document as the office would: an expense that is approved, or an entry by hand. An expense that
 * is reversed is cancelled on the day that the clock shows, or else credited as a whole on its own day.
 */
export async function enterDocument(
  test: TestApp,
  entered: EnteredBuilding,
  document: WorkedDocument,
): Promise<void> {
  const { documentIds } = entered;
  const { syndic, board } = await entered.people();
  const kind = cell(document.rows[0], 'kind');
  const today = new Date(test.clock.nowMs()).toISOString().slice(0, 10);
  if (kind === 'Reversal' && document.date === today) {
    const reversed = idOf(documentIds, cell(document.rows[0], 'credits_ref'));
    must(await syndic.put(`/expenses/${reversed}/cancel`, { reason: 'Wrong' }), 200);
    documentIds.set(document.ref, reversed);
    return;
  }
  if (kind === 'Entry' || kind === 'Bank') {
    const entry = describeEntry(entered, document);
    documentIds.set(document.ref, must(await syndic.post('/journal-entries', entry), 201).id);
    return;
  }
  const expense = describeExpense(entered, document);
  const { id } = must(await syndic.post('/expenses', expense), 201);
  must(await syndic.put(`/expenses/${id}/submit-for-approval`), 200);
  must(await board.put(`/expenses/${id}/approve`), 200);
  documentIds.set(document.ref, id);
}

function describeExpense(entered: EnteredBuilding, { ref, date, rows }: WorkedDocument) {
  const [first] = rows;
  const credits = first?.['credits_ref'] ?? '';
  const amount = rows.reduce((sum, row) => sum + Math.round(Number(cell(row, 'amount')) * 100), 0);
  const head = {
    building_id: entered.buildingId,
    description: cell(first, 'description'),
    supplier: `Supplier of ${ref}`,
    invoice_number: ref,
    expense_date: date,
    amount: Math.abs(amount) / 100,
    category: 'Other',
  };
  if (credits !== '') {
    const vat_amount = Math.abs(Number(cell(first, 'vat')));
    const supplier = `Supplier of ${credits}`;
    const credits_expense_id = idOf(entered.documentIds, credits);
    return { ...head, kind: 'CreditNote', supplier, credits_expense_id, vat_amount };
  }
  const borne_by = cell(first, 'borne_by');
  if (borne_by === 'OneOwner')
    return { ...head, borne_by, ...describeOwner(entered, head.description) };
  if (borne_by === 'Insurer') return { ...head, borne_by };
  const costs = rows.map((row) => describeCost(entered, row));
  const [only] = costs;
  const reserve = describeReserve(entered, first);
  if (costs.length === 1 && only !== undefined) {
    return { ...head, ...only, amount: head.amount, borne_by, ...reserve };
  }
  const allocations = costs.map((cost, index) => ({
    ...cost,
    amount: cell(rows[index], 'amount'),
  }));
  return { ...head, borne_by, allocations };
}

/** Finds the owner and the lot of private costs. */
function describeOwner({ worked, ownerIds, unitIds }: EnteredBuilding, description: string) {
  const row = worked
    .read('private_costs.csv')
    .find((one) => description.startsWith(cell(one, 'description')));
  return {
    owner_id: idOf(ownerIds, cell(row, 'owner_ref')),
    unit_id: idOf(unitIds, cell(row, 'unit_number')),
  };
}

function describeReserve({ keyIds }: EnteredBuilding, row: Row | undefined) {
  const reserve_amount = row?.['reserve_amount'] ?? '';
  if (reserve_amount === '') return {};
  const key = row?.['reserve_key'] ?? '';
  const reserve_distribution_key_id = key === '' ? undefined : idOf(keyIds, key);
  return { reserve_amount, reserve_distribution_key_id };
}

/** Describes the cost fields of a row. */
function describeCost({ keyIds, ownerIds, decisionIds }: EnteredBuilding, row: Row) {
  const excluded = (row['excluded_owners'] ?? '').split(';').filter((ref) => ref !== '');
  const decision = row['decision'] ?? '';
  return {
    account_code: cell(row, 'account_code'),
    distribution_key_id: idOf(keyIds, cell(row, 'key')),
    period_from: cell(row, 'period_from') || null,
    period_to: cell(row, 'period_to') || null,
    nature: cell(row, 'nature'),
    recoverable_percent: Number(cell(row, 'recoverable_percent')),
    vat_amount: Math.abs(Number(cell(row, 'vat'))),
    ...(excluded.length === 0
      ? {}
      : { excluded_owner_ids: excluded.map((ref) => idOf(ownerIds, ref)) }),
    ...(decision === '' ? {} : { decision_id: idOf(decisionIds, decision) }),
  };
}

/** Accounts on the other side of entries by hand: money for the bank, accruals and deferrals for the rest. */
function describeEntry(entered: EnteredBuilding, { date, rows }: WorkedDocument) {
  const [row] = rows;
  const amount = Number(cell(row, 'amount'));
  const isRelease = cell(row, 'description').includes('490');
  const other = cell(row, 'kind') === 'Bank' ? '551' : isRelease ? '490' : '444';
  const [cost, counter] =
    amount > 0
      ? [{ debit: amount }, { credit: amount }]
      : [{ credit: -amount }, { debit: -amount }];
  const supplier = other === '551' ? {} : { supplier: 'Supplier of accruals' };
  return {
    building_id: entered.buildingId,
    entry_date: date,
    description: cell(row, 'description'),
    lines: [
      { ...describeCost(entered, row ?? {}), ...cost },
      { account_code: other, ...counter, ...supplier },
    ],
  };
}
