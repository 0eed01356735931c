import { describe, expect, it } from 'vitest';
import { fraction } from '#domain/kernel/fraction.ts';
import { checkHoldings } from './holdings.ts';

type Holding = Parameters<typeof checkHoldings>[0][number];

function holding(owner_id: string, more: Partial<Holding> = {}): Holding {
  return {
    id: `${owner_id}-${more.start_date ?? ''}`,
    owner_id,
    right: 'FullOwnership',
    share: fraction(1, 2),
    start_date: '2024-01-01',
    end_date: null,
    is_voting_mandatary: false,
    ...more,
  };
}

describe('checkHoldings', () => {
  it('answers with the sums over time', () => {
    expect(checkHoldings([holding('anna'), holding('bert')])).toEqual([
      { from: '2024-01-01', to: null, usufruct_side: fraction(1, 1), bare_side: fraction(1, 1) },
    ]);
  });

  const mandate = { is_voting_mandatary: true };
  it.each<[string, string, Holding[]]>([
    [
      'a second holding of one right',
      'duplicate',
      [holding('anna'), holding('anna', { start_date: '2025-01-01' })],
    ],
    ['an end before the start', 'invalid_period', [holding('anna', { end_date: '2023-12-31' })]],
    [
      'two mandataries',
      'voting_mandatary_exists',
      [holding('anna', mandate), holding('bert', mandate)],
    ],
    [
      'more than the whole',
      'ownership_exceeded',
      [holding('anna'), holding('bert'), holding('carl')],
    ],
    [
      'a share without end',
      'share_too_fine',
      [holding('anna', { share: fraction(1n, 10n ** 18n + 1n) })],
    ],
  ])('refuses %s', (_, code, holdings) => {
    expect(() => checkHoldings(holdings)).toThrow(expect.objectContaining({ code }));
  });

  it('takes what follows without a common day', () => {
    const sold = holding('anna', { end_date: '2025-01-01', ...mandate });
    const again = holding('anna', { start_date: '2025-01-01', ...mandate });
    const usufruct = holding('anna', { right: 'Usufruct', share: fraction(1, 2) });
    const bare = holding('anna', { right: 'BareOwnership', share: fraction(1, 2) });
    expect(() => checkHoldings([sold, again, usufruct, bare])).not.toThrow();
    const never = holding('anna', { end_date: '2024-01-01' });
    expect(() => checkHoldings([never, holding('anna')])).not.toThrow();
  });
});
