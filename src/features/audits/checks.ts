import type { AuditChecks } from '#contract/audits.ts';
import type { AuditFacts, AuditFinding } from '#domain/audits/audit-facts.ts';
import { compareSums, type AuditTie } from '#domain/audits/audit-ties.ts';
import { checkVouchers, limitToYear } from '#domain/audits/check-vouchers.ts';
import type { Say } from '#domain/kernel/language.ts';
import { toEuro } from '#domain/kernel/money.ts';
import { ledgerChain, proveLedger } from '#features/books/ledger/index.ts';
import { findRewritten } from '#platform/db/recorded-heads.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findThreshold } from './audit.ts';
import {
  listAuditedExpenses,
  listAuditedPayments,
  listAuditedSuppliers,
  listSyndicParties,
} from './facts-repository.ts';
import type { AuditRow } from './repository.ts';
import { listSums, PERIOD } from './ties.ts';

/** The result of the checks of an audit. */
export interface CheckedYear {
  readonly ledger: AuditChecks['ledger'];
  readonly ties: readonly AuditTie[];
  readonly findings: readonly AuditFinding[];
}

/** Makes all checks of an audit. Call it in one database snapshot. */
export async function checkYear(ctx: TenantContext, audit: AuditRow): Promise<CheckedYear> {
  const [ledger, sums, findings] = await Promise.all([
    checkLedger(ctx, audit),
    listSums(ctx, audit),
    findIrregularities(ctx, audit),
  ]);
  return { ledger, ties: sums.map(compareSums), findings };
}

async function checkLedger(
  ctx: TenantContext,
  { ledger_count: count, ledger_hash: head_hash, entries_since }: AuditRow,
): Promise<CheckedYear['ledger']> {
  const { organizationId: organization_id } = ctx;
  const head = { organization_id, chain_id: organization_id, entry_count: count, head_hash };
  const [{ balanced, chain_intact }, rewritten] = await Promise.all([
    proveLedger(ctx),
    count === 0 ? [] : findRewritten(ctx.db, [ledgerChain], [{ chain: 'ledger', ...head }]),
  ]);
  return {
    count,
    head_hash,
    is_unchanged: rewritten.length === 0,
    is_intact: balanced && chain_intact,
    entries_since,
  };
}

async function findIrregularities(ctx: TenantContext, audit: AuditRow): Promise<AuditFinding[]> {
  const { db } = ctx;
  const payments = await listAuditedPayments(db, audit);
  const paid = new Set(payments.flatMap(({ expense_ids }) => expense_ids));
  const expenses = await listAuditedExpenses(db, audit, [...paid]);
  const named = new Set([...expenses, ...payments].flatMap(({ supplier_id: id }) => id ?? []));
  const [suppliers, syndic] = await Promise.all([
    listAuditedSuppliers(db, [...named]),
    listSyndicParties(db),
  ]);
  const facts: AuditFacts = {
    expenses,
    payments,
    suppliers,
    syndic,
    contracts: audit.fee_contracts,
    quote_threshold_cents: findThreshold(audit),
  };
  const ofYear = new Set(expenses.flatMap(({ id, is_of_year }) => (is_of_year ? id : [])));
  return limitToYear(checkVouchers(facts), ofYear);
}

/** Describes a finding in words. */
export function sayFinding({ check, facts }: AuditFinding, say: Say): string {
  const { shared } = facts;
  const details =
    typeof shared === 'string'
      ? shared.split(', ').map((detail) => say('audit.shared', { detail }))
      : [];
  const isOverpaid = check === 'same_amount_twice' && 'paid' in facts;
  const id = isOverpaid ? 'audit.check.paid_twice' : `audit.check.${check}`;
  return say(id, { ...facts, shared: details.join(', ') });
}

/** Describes a comparison of sums in words. */
export function sayTie({ code, subject, is_met, ...sums }: AuditTie, say: Say): string {
  const [from = '', to = ''] = code === 'statements' ? (subject ?? '').split(PERIOD) : [];
  return say(`audit.tie.${code}`, {
    subject: subject ?? '',
    from,
    to,
    left: toEuro(sums.left_cents),
    right: toEuro(sums.right_cents),
    met: is_met ? 'yes' : 'no',
  });
}

/** Shows the checks in a language. */
export function showChecks({ ledger, ties, findings }: CheckedYear, say: Say) {
  return {
    ledger,
    ties: ties.map((tie) => ({
      code: tie.code,
      subject: tie.subject,
      left: toEuro(tie.left_cents),
      right: toEuro(tie.right_cents),
      difference: toEuro(tie.difference_cents),
      is_met: tie.is_met,
      detail: sayTie(tie, say),
    })),
    findings: findings.map((finding) => ({
      check: finding.check,
      detail: sayFinding(finding, say),
      supplier_id: finding.supplier_id,
      expense_ids: finding.expense_ids,
      entry_ids: finding.payment_ids,
    })),
  };
}
