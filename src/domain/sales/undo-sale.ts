import { DomainError } from '#domain/kernel/domain-error.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';

/** Records that may depend on a sale; any of them prevents undoing it. */
export const UNDO_OBSTACLES = [
  'LaterSale',
  'Statement',
  'Call',
  'Payment',
  'Vote',
  'Reminder',
  'ClosedYear',
] as const;
type UndoObstacle = (typeof UNDO_OBSTACLES)[number];

/** A record of the building or of a party. */
export interface SaleEvent {
  readonly kind: UndoObstacle;
  readonly id: string;
  /** Sale: its enjoyment; statement and closed year: its last day; others: their own day. */
  readonly dated_on: LocalDate;
  /** Lot of a sale, call or vote; null: all lots. */
  readonly unit_id: string | null;
  /** Owner charged, paying, voting or reminded; null: nobody in particular. */
  readonly owner_id: string | null;
  /** Order in which records were entered, rising. */
  readonly sequence: number;
}

/** A sale as entered, with everything that it moved. */
export interface EnteredSale {
  readonly enjoyment_from: LocalDate;
  readonly unit_ids: readonly string[];
  readonly buyer_ids: readonly string[];
  readonly sequence: number;
}

/** Kinds that count only if they name a buyer. */
const ABOUT_BUYER: readonly UndoObstacle[] = ['Call', 'Payment', 'Vote', 'Reminder'];

/**
 * Lists the records that prevent undoing a sale, in the order of entry: entered after it, dated on or after
 * enjoyment, about its lots, and for calls, payments, votes and reminders about a buyer. Notices, readings
 * and a hold of the price do not prevent it.
 * Rule: a sale is undone as a whole, by entries of the opposite side, while nothing later depends on it.
 */
export function listUndoObstacles(sale: EnteredSale, events: readonly SaleEvent[]): SaleEvent[] {
  return events
    .filter(
      ({ kind, dated_on, unit_id, owner_id, sequence }) =>
        sequence > sale.sequence &&
        dated_on >= sale.enjoyment_from &&
        (unit_id === null || sale.unit_ids.includes(unit_id)) &&
        (!ABOUT_BUYER.includes(kind) || (owner_id !== null && sale.buyer_ids.includes(owner_id))),
    )
    .sort((one, other) => one.sequence - other.sequence);
}

/** Refuses in_use {what, records} to undo a sale on which later records depend. */
export function checkUndo(sale: EnteredSale, events: readonly SaleEvent[]): void {
  const obstacles = listUndoObstacles(sale, events);
  if (obstacles.length === 0) return;
  throw new DomainError('in_use', {
    what: 'sale',
    records: obstacles.map(({ kind, id }) => ({ kind, id })),
  });
}
