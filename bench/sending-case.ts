import { FUNDS } from '#domain/funds/funds.ts';
import { copyRows, type WrittenRows } from './bare-copy.ts';
import { pick } from './facts.ts';
import { resultOf, type FundsBench } from './funds-case.ts';
import { openOffice, type Call } from './funds-office.ts';
import type { Result } from './run-cases.ts';
import { settleJobs } from './settle-jobs.ts';
import { inTurn, measureAnswers, read } from './tenant.ts';

/** One call for each fund to open its accounts, and one more each. */
const CALLS = 2 * FUNDS.length;
const COPIES = 5;

/** Rows that a call writes. Its sums are those of its owners on the same account. */
const written: readonly WrittenRows[] = [
  { table: 'call_lines', where: 'call_id = $1' },
  { table: 'receivables', where: 'source_id = $1' },
  {
    table: 'journal_lines',
    where: `(organization_id, entry_id) in
      (select organization_id, id from app.journal_entries where source_id = $1)`,
  },
  {
    table: 'account_sums',
    where: `(organization_id, building_id, party_id, account_code) in
      (select organization_id, building_id, owner_id, account_code from app.receivables where source_id = $1)`,
  },
];

export async function runSending(bench: FundsBench): Promise<Result[]> {
  const owners = bench.isQuick ? 200 : 1_000;
  const office = await openOffice(bench, { buildings: 1, owners_per_building: owners });
  const drafts: Call[] = [];
  for (let turn = 0; turn < CALLS; turn += 1) {
    drafts.push(await office.draft(pick(office.building_ids, 0), pick(FUNDS, turn)));
  }
  const shown = measureAnswers(
    await inTurn(CALLS, async (turn) => {
      await settleJobs(bench.url);
      return office.ask('PUT', `/calls-for-funds/${pick(drafts, turn).id}/send`);
    }),
    (answer) => (read(answer) as Call).status === 'Sent',
  );
  const { id } = pick(drafts, CALLS - 1);
  const loop = await copyRows(bench.url, { times: COPIES, written, parameter: id });
  return [resultOf(`send call to ${owners} owners`, shown, { loop, target: { seconds: 1 } })];
}
