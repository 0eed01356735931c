import type { Proposal } from '#domain/banking/proposal.ts';
import type { StatementProblem } from '#domain/banking/statement-review.ts';
import { statementTransitions } from '#domain/banking/statement-state.ts';
import { transactionTransitions } from '#domain/banking/transaction-state.ts';
import { toEuro } from '#domain/kernel/money.ts';
import { allowedOperations } from '#domain/kernel/state-machine.ts';
import {
  computeDigest,
  found,
  type DetachedContext,
  type TenantContext,
} from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import { findProposals } from './proposals.ts';
import type { StatementRow, TransactionRow } from './repository.ts';

/**
 * Converts a statement to its API representation: in euro, with its problems in the reader's language.
 */
export function toBankStatement(ctx: DetachedContext, row: StatementRow) {
  const language = ctx.negotiateLanguage();
  return {
    ...row,
    date: row.statement_date,
    opening_balance: toEuro(row.opening_cents),
    closing_balance: toEuro(row.closing_cents),
    transactions: row.transaction_count,
    problems: row.problems.map((problem) => ({
      code: problem.code,
      detail: translate(language, `bank_statement.problem.${problem.code}`, factsOf(problem)),
    })),
    allowed_actions: allowedOperations(statementTransitions, row.status),
  };
}

function factsOf(problem: StatementProblem): Record<string, number> {
  if ('stated' in problem) return { stated: problem.stated, found: problem.found };
  if (!('stated_cents' in problem)) return {};
  return { stated: toEuro(problem.stated_cents), found: toEuro(problem.found_cents) };
}

function toBankTransaction(row: TransactionRow, proposals: readonly Proposal[]) {
  const shown = proposals.map((proposal) => ({
    ...proposal,
    evidence: [...proposal.evidence],
    lines: proposal.lines.map((line) => ({ ...line, amount: toEuro(line.amount_cents) })),
  }));
  return {
    ...row,
    amount: toEuro(row.amount_cents),
    proposals: shown,
    allowed_actions: allowedOperations(transactionTransitions, row.status),
    // Proposals change with other receivables and payments, so they are part of the entity tag.
    live: computeDigest(shown),
  };
}

/** Converts transactions to their API representation, with proposals for each. */
export async function showTransactions({ db }: TenantContext, rows: readonly TransactionRow[]) {
  const proposals = await findProposals(db, rows);
  return rows.map((row) => toBankTransaction(row, proposals.get(row.id) ?? []));
}

/** Converts one transaction to its API representation. */
export async function showTransaction(ctx: TenantContext, row: TransactionRow) {
  const [shown] = await showTransactions(ctx, [row]);
  return found(shown, 'bank_transaction', row.id);
}
