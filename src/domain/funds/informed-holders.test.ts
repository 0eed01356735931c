import { describe, expect, it } from 'vitest';
import { listInformedHolders } from './informed-holders.ts';

const line = (unit_id: string, owner_id: string, amount_cents = 100) => ({
  unit_id,
  owner_id,
  amount_cents,
});
const usufruct = (owner_id: string) => ({ owner_id, right: 'Usufruct' as const });
const bare = (owner_id: string) => ({ owner_id, right: 'BareOwnership' as const });
const full = (owner_id: string) => ({ owner_id, right: 'FullOwnership' as const });

describe('listInformedHolders', () => {
  it('are the bare owners of what the usufructuary is charged, for the units of both', () => {
    const holders = new Map([
      ['A1', [usufruct('mother'), bare('son'), bare('daughter')]],
      ['P1', [usufruct('mother'), bare('son')]],
      ['A2', [full('mother')]],
    ]);
    const lines = [line('A1', 'mother'), line('A2', 'mother'), line('P1', 'mother')];
    expect(listInformedHolders(lines, holders)).toEqual([
      { owner_id: 'son', payer_id: 'mother', unit_ids: ['A1', 'P1'] },
      { owner_id: 'daughter', payer_id: 'mother', unit_ids: ['A1'] },
    ]);
  });

  it('are the usufructuaries of what the bare owner is charged', () => {
    const holders = new Map([['A1', [usufruct('mother'), bare('son')]]]);
    expect(listInformedHolders([line('A1', 'son')], holders)).toEqual([
      { owner_id: 'mother', payer_id: 'son', unit_ids: ['A1'] },
    ]);
  });

  it('are none where nothing is charged, in full ownership, and who has both rights', () => {
    const shared = new Map([
      ['A1', [full('anne'), usufruct('mother'), bare('son')]],
      ['A2', [usufruct('mother'), bare('mother')]],
    ]);
    const lines = [line('A1', 'anne'), line('A1', 'mother', 0), line('A2', 'mother')];
    expect(listInformedHolders(lines, shared)).toEqual([]);
  });
});
