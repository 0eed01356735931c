import type { DemoStage } from '#features/shared/index.ts';
import { createBankAccount } from './commands.ts';

const HOLDER = { holder: 'ACP Résidence Les Tilleuls', bic: 'GKCCBEBB' };

/** Adds a current account and a reserve account. */
export async function enterDemoBankAccounts({ building_id, as }: DemoStage): Promise<void> {
  const ctx = as('Accountant');
  for (const [iban, account_code] of [
    ['BE68539007547034', '551'],
    ['BE62510007547061', '550'],
  ] as const) {
    await createBankAccount(ctx, building_id, { ...HOLDER, iban, account_code });
  }
}
