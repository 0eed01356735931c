import { describe, expect, it } from 'vitest';
import { mergePersonalAccounts } from './shared-accounts.ts';

const asset = (name: string) => ({ name, account_type: 'Asset' as const });
const balance = (account_code: string, balance_cents: number) => ({
  account_code,
  holder: 'in debit',
  balance_cents,
});

describe('mergePersonalAccounts', () => {
  it('counts accounts of one co-owner with the one that all share', () => {
    const accounts = new Map([
      ['4101', asset('Co-owners')],
      ['410107', asset('Dirk Maes')],
      ['551', asset('Current account')],
    ]);
    const balances = [balance('4101', 5), balance('410107', 70), balance('551', 1)];
    expect(mergePersonalAccounts({ balances, accounts }).balances).toEqual([
      balance('4101', 5),
      balance('4101', 70),
      balance('551', 1),
    ]);
  });

  it.each(['410', '4100', '4101', '417'])('merges what is below %s', (shared) => {
    const accounts = new Map([[`${shared}9`, asset('Dirk Maes')]]);
    const { balances } = mergePersonalAccounts({ balances: [balance(`${shared}9`, 5)], accounts });
    expect(balances).toEqual([balance(shared, 5)]);
  });

  it('keeps an account below any other', () => {
    const accounts = new Map([['4409', asset('Supplier')]]);
    const balances = [balance('4409', 5)];
    expect(mergePersonalAccounts({ balances, accounts }).balances).toEqual(balances);
  });

  it('names the shared account by its code where the chart has none', () => {
    const accounts = new Map([['4171', asset('Doubtful: Dirk Maes')]]);
    const seen = mergePersonalAccounts({ balances: [balance('4171', 5)], accounts });
    expect(seen.balances).toEqual([balance('417', 5)]);
    expect(seen.accounts.get('417')).toEqual(asset('417'));
  });
});
