import type { DemoStage } from '#features/shared/index.ts';
import { confirmIban, updateSupplier } from './commands.ts';
import { findSupplierByName } from './repository.ts';

/** Accounts of demo suppliers; the last one awaits its confirmation. */
const ACCOUNTS = [
  ['Ascenseurs Meunier SA', 'BE56600123450088', 'factures@meunier.example'],
  ['Gaz du Brabant SC', 'BE74601123453707', 'factures@gaz-brabant.example'],
  ['Lumière & Force SC', 'BE92602123457423', 'factures@lumiere-force.example'],
  ['Assurances du Parc SA', 'BE13603123461139', 'primes@assurances-parc.example'],
  ['Gestion Clairval SRL', 'BE49605123468571', 'comptabilite@example.org'],
  ['Eaux du Bassin SC', 'BE31604123464855', 'factures@eaux-bassin.example'],
] as const;

/** Returns the bank account of a demo supplier, as its invoices have it; undefined: it has none. */
export function findDemoIban(supplier: string): string | undefined {
  return ACCOUNTS.find(([name]) => name === supplier)?.[1];
}

/** Gives suppliers of the entered expenses their bank accounts, confirmed by a second person. */
export async function enterDemoSuppliers({ as }: DemoStage): Promise<void> {
  const accountant = as('Accountant');
  for (const [index, [name, iban, email]] of ACCOUNTS.entries()) {
    const supplier = await findSupplierByName(accountant.db, name);
    if (supplier === undefined) continue;
    await updateSupplier(accountant, supplier.id, { iban, email });
    if (index < ACCOUNTS.length - 1) await confirmIban(as('Syndic'), supplier.id, { iban });
  }
}
