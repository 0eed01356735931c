import type { KnownFacts, Proposable } from '#domain/banking/propose-matches.ts';

/** Makes a transaction of 50 euro without any known facts. */
export const received = (changes: Partial<Proposable> = {}): Proposable => ({
  amount_cents: 5_000,
  counterparty_name: null,
  counterparty_iban: null,
  communication: null,
  structured_communication: null,
  end_to_end_id: null,
  nature: 'Other',
  ...changes,
});

/** Makes the facts of a building about which nothing is known. */
export const facts = (changes: Partial<KnownFacts> = {}): KnownFacts => ({
  items: [],
  known_owners: [],
  is_own_account: false,
  expenses: [],
  entries: [],
  rules: [],
  payments: [],
  paid_expenses: [],
  credits: new Map(),
  known_suppliers: [],
  ordered: [],
  ...changes,
});
