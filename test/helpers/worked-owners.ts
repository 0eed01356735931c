import { formatEuro, sumCents } from '#domain/kernel/money.ts';
import type { OwnerTotals } from '#domain/statements/owner-totals.ts';

type Figures = Readonly<Record<string, string>>;

/** Describes the figures of owners, and their total, as the expected file does. */
export function describeOwners(
  period: string,
  owners: readonly OwnerTotals[],
  names: ReadonlyMap<string, string>,
): Figures[] {
  const figuresOf = (owner: OwnerTotals) => ({
    opening: owner.opening_cents,
    ordinary_charges: owner.charges.ordinary,
    provisions_called: owner.called.ordinary,
    settlement_ordinary: owner.settlement.ordinary,
    extraordinary_charges: owner.charges.extraordinary,
    works_called: owner.called.extraordinary,
    settlement_works: owner.settlement.extraordinary,
    settlement: owner.settlement.ordinary + owner.settlement.extraordinary,
    reserve_called: owner.reserve_cents,
    private_costs: owner.private_costs_cents,
    working_capital_moved: owner.working_capital_cents,
    payments: owner.payments_cents,
    closing: owner.closing_cents,
    vat_in_ordinary: owner.vat_cents,
    recoverable_from_tenant: owner.recoverable_cents,
    works_asked: owner.works_asked_cents,
  });
  const rows = owners.map((owner) => ({ owner, figures: figuresOf(owner) }));
  const columns = Object.keys(rows[0]?.figures ?? {}) as (keyof ReturnType<typeof figuresOf>)[];
  const total = Object.fromEntries(
    columns.map((name) => [name, formatEuro(sumCents(rows.map(({ figures }) => figures[name])))]),
  );
  return [
    ...rows.map(({ owner: { owner_id }, figures }) => ({
      owner_ref: owner_id,
      owner_name: names.get(owner_id) ?? '',
      period,
      ...Object.fromEntries(columns.map((name) => [name, formatEuro(figures[name])])),
    })),
    { owner_ref: 'total', owner_name: '', period, ...total },
  ];
}

/** Adds up the periods of a year; the opening is that of the first, the closing that of the last. */
export function sumYear(periods: readonly (readonly OwnerTotals[])[]): OwnerTotals[] {
  const all = periods.flat();
  return [...Map.groupBy(all, ({ owner_id }) => owner_id)].map(([owner_id, own]) => {
    const [first] = own;
    const last = own.at(-1);
    if (first === undefined || last === undefined) throw new Error('No owner');
    const total = (pick: (owner: OwnerTotals) => number) => sumCents(own.map(pick));
    const byNature = (name: 'charges' | 'called' | 'settlement') => ({
      ordinary: total((owner) => owner[name].ordinary),
      extraordinary: total((owner) => owner[name].extraordinary),
    });
    const isFirst = periods[0]?.some((owner) => owner.owner_id === owner_id) === true;
    return {
      ...last,
      owner_id,
      opening_cents: isFirst ? first.opening_cents : 0,
      charges: byNature('charges'),
      called: byNature('called'),
      settlement: byNature('settlement'),
      works_asked_cents: total((owner) => owner.works_asked_cents),
      reserve_cents: total((owner) => owner.reserve_cents),
      private_costs_cents: total((owner) => owner.private_costs_cents),
      working_capital_cents: total((owner) => owner.working_capital_cents),
      interest_and_costs_cents: 0,
      payments_cents: total((owner) => owner.payments_cents),
      vat_cents: total((owner) => owner.vat_cents),
      recoverable_cents: total((owner) => owner.recoverable_cents),
    };
  });
}
