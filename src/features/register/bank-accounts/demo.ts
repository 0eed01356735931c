import type { DemoStage } from '#features/shared/index.ts';
import { createBankAccount } from './commands.ts';

/** The current account of the demo. */
export const WORKING_ACCOUNT = { iban: 'BE68539007547034', account_code: '551' } as const;
const RESERVE_ACCOUNT = { iban: 'BE62510007547061', account_code: '550' } as const;
const HOLDER = { holder: 'ACP Résidence Les Tilleuls', bic: 'GKCCBEBB' };

/** Adds a current account and a reserve account. */
export async function enterDemoBankAccounts({ building_id, as }: DemoStage): Promise<void> {
  const ctx = as('Accountant');
  for (const account of [WORKING_ACCOUNT, RESERVE_ACCOUNT])
    await createBankAccount(ctx, building_id, { ...HOLDER, ...account });
}
