import { settle, type OwnerTotals, type OwnerUnitTotals } from '#domain/statements/owner-totals.ts';
import type { DecisionWorks } from '#domain/statements/works-rows.ts';
import type { Row } from '#platform/db/rows.ts';

/** Conversions between what a run computes and the rows that it keeps. */

/** The kept figures of an owner, with the number of their statement. */
export interface KeptOwner extends OwnerTotals {
  readonly number: number;
}

type SettledColumns = Pick<
  Row<'statement_owner_units'>,
  | 'charges_ordinary_cents'
  | 'charges_extraordinary_cents'
  | 'called_ordinary_cents'
  | 'called_extraordinary_cents'
>;

function fromSettled({ charges, called }: Pick<OwnerUnitTotals, 'charges' | 'called'>) {
  return {
    charges_ordinary_cents: charges.ordinary,
    charges_extraordinary_cents: charges.extraordinary,
    called_ordinary_cents: called.ordinary,
    called_extraordinary_cents: called.extraordinary,
  };
}

function toSettled(row: SettledColumns) {
  const charges = {
    ordinary: row.charges_ordinary_cents,
    extraordinary: row.charges_extraordinary_cents,
  };
  const called = {
    ordinary: row.called_ordinary_cents,
    extraordinary: row.called_extraordinary_cents,
  };
  return { charges, called, settlement: settle(charges, called) };
}

/** Converts the figures of an owner to columns. */
export function fromOwner(owner: OwnerTotals) {
  const { charges, called, settlement: _, ...figures } = owner;
  return { ...figures, ...fromSettled({ charges, called }) };
}

/** Converts the figures of an owner in a lot to columns. */
export function fromOwnerUnit({ owner_id, unit_id, ...settled }: OwnerUnitTotals) {
  return { owner_id, unit_id, ...fromSettled(settled) };
}

/** Converts the columns of an owner to figures. */
export function toOwnerTotals(row: Row<'statement_owners'>): KeptOwner {
  return {
    owner_id: row.owner_id,
    number: row.number,
    opening_cents: row.opening_cents,
    ...toSettled(row),
    works_asked_cents: row.works_asked_cents,
    reserve_cents: row.reserve_cents,
    private_costs_cents: row.private_costs_cents,
    working_capital_cents: row.working_capital_cents,
    interest_and_costs_cents: row.interest_and_costs_cents,
    payments_cents: row.payments_cents,
    closing_cents: row.closing_cents,
    vat_cents: row.vat_cents,
    recoverable_cents: row.recoverable_cents,
  };
}

/** Converts the columns of an owner in a lot to figures. */
export function toOwnerUnitTotals(
  row: Omit<Row<'statement_owner_units'>, 'rows'>,
): OwnerUnitTotals {
  return { owner_id: row.owner_id, unit_id: row.unit_id, ...toSettled(row) };
}

/** Converts the works of a decision. */
export function toWorks(row: Row<'statement_works'>): Omit<DecisionWorks, 'title'> {
  const { cost_cents, from_reserve_cents, from_loan_cents, called_cents } = row;
  return {
    decision_id: row.decision_id,
    run_id: row.statement_id,
    cost_cents,
    from_reserve_cents,
    from_loan_cents,
    called_cents,
    balance_cents: cost_cents - from_reserve_cents - from_loan_cents - called_cents,
    lines: row.lines as DecisionWorks['lines'],
  };
}
