import { describe, expect, it } from 'vitest';
import { canonicalVote } from '#domain/assemblies/vote-chain.ts';
import { canonicalEntry } from '#domain/ledger/journal-entry.ts';
import { canonicalAuditEntry } from '#domain/operations/audit-entry.ts';
import { canonicalAccess } from '#domain/privacy/data-access.ts';
import { appendLinks, CHAIN_START, isIntact, proveChain, readChain, type Link } from './chain.ts';
import { hashSalted } from './salted-hash.ts';

const hex = (links: readonly Link[]) => links.map((link) => link.hash.toString('hex'));

describe('the hashes of stored chains never change:', () => {
  const organization_id = 'org';
  const ids = [{ id: 'e1' }, { id: 'e2' }];

  it('of the ledger', () => {
    const nobody = { owner_id: null, unit_id: null, supplier_id: null };
    const entry = {
      organization_id,
      building_id: 'b1',
      entry_date: '2026-01-15',
      journal: 'Purchases',
      source: { type: 'Expense', id: 'x1' },
      reverses_id: null,
      lines: [
        { ...nobody, account_code: '6107', debit_cents: 12_100, credit_cents: 0 },
        { ...nobody, account_code: '440', debit_cents: 0, credit_cents: 12_100, supplier_id: 's1' },
      ],
    } as const;
    const entries = ids.map((id) => ({ ...entry, ...id }));
    expect(hex(appendLinks(CHAIN_START, entries, canonicalEntry))).toEqual([
      '641b384e6847cb48154cfa1f83bf53864967df753e4477f2760473187561e7b3',
      '96fa16757a71e2de1ac39989327ed73b49f10b217f983a176f7bf5ba9e61516e',
    ]);
  });

  it('of the votes', () => {
    const vote = {
      meeting_id: 'm1',
      voting_round_id: 'r1',
      owner_id: 'o1',
      candidate_id: null,
      choice: 'For',
      weight: 250,
      cast_by: 'u1',
      cast_at: '2026-01-15T19:00:00.000Z',
    };
    const votes = ids.map((id) => ({ ...vote, ...id }));
    expect(hex(appendLinks(CHAIN_START, votes, canonicalVote))).toEqual([
      'f9aaf40af4ba6b7fde4638189351ae888cdeaef54397b168ea65814c07f67ddb',
      'ea443c227f28f2981682a62a7af0b3de691ccf449cb46a9937ca3d97cf03ba1f',
    ]);
  });

  it('of the audit log', () => {
    const unit = { object_type: 'unit', object_id: 'é' };
    const entry = {
      organization_id,
      occurred_at: '2026-01-15T09:00:00.000Z',
      actor_id: 'u1',
      role_type: 'Syndic',
      operation: 'updateUnit',
      action: 'unit.changed',
      ...unit,
      changes: [{ ...unit, deed: 'Changed', fields: { quota: [1, 2] } }],
      values_hash: 'ab'.repeat(32),
    } as const;
    const entries = ids.map((id) => ({ ...entry, ...id }));
    expect(hex(appendLinks(CHAIN_START, entries, canonicalAuditEntry))).toEqual([
      'e0f5123a8b2c0476d7f5b87b66487d875d45d5ed7862d4b8bcf907884f89143a',
      'e27d3e9cb060f0897e697be3c9309318c1cfae3b540b7d8b27ee5fff5e7bffa0',
    ]);
  });

  it('of the access log', () => {
    const access = {
      organization_id,
      owner_id: 'o1',
      actor_id: 'u1',
      operation: 'getOwner',
      accessed_at: '2026-01-15T09:00:00.000Z',
    };
    const accesses = ids.map((id) => ({ ...access, ...id }));
    expect(hex(appendLinks(CHAIN_START, accesses, canonicalAccess))).toEqual([
      '23bd5034e587a75087fe2b2e6cf9ab36cfe2676e3ff18bdb703bd859122cbced',
      'a640ead7b3655e308d9f365e196d1602e0dfef05fb7f88d20f0d49c4cc431f44',
    ]);
  });

  it('of erasable values', () => {
    const text = '{"address":"127.0.0.1","changes":[],"details":{"at":1,"reason":"é"}}';
    expect(hashSalted('00112233445566778899aabbccddeeff', text).toString('hex')).toBe(
      '0185a42303874d330cf0a259a34303654a7b510426bd21bf7a6f590acb11cec2',
    );
  });
});

describe('a chain', () => {
  interface Note extends Link {
    readonly text: string;
  }
  const textOf = ({ text, sequence }: Pick<Note, 'text' | 'sequence'>) => `${sequence} ${text}`;
  const texts = Array.from({ length: 1_001 }, (_, index) => ({ text: `note ${index}` }));
  const notes: readonly Note[] = appendLinks(CHAIN_START, texts, textOf);
  const [first, second, third] = notes;
  const head = { entry_count: 1_001, head_hash: notes.at(-1)?.hash ?? Buffer.of() };
  const prove = (links: readonly (Note | undefined)[]) =>
    proveChain(CHAIN_START, [links.filter((link) => link !== undefined)], textOf);

  it('is read in batches from its start, and is intact up to its head', async () => {
    const read: number[] = [];
    const batches = readChain(CHAIN_START, async (after, limit) => {
      read.push(after);
      return notes.slice(after, after + limit);
    });
    const proof = await proveChain(CHAIN_START, batches, textOf);
    expect(read).toEqual([0, 500, 1_000]);
    expect(proof).toEqual({ broken_at: null, last: head });
    expect(isIntact(proof, head)).toBe(true);
  });

  it('starts where its oldest entries were deleted', async () => {
    const start = { entry_count: 1, head_hash: first?.hash ?? Buffer.of() };
    const batches = readChain(start, async (after) => notes.slice(after));
    expect(isIntact(await proveChain(start, batches, textOf), head)).toBe(true);
  });

  it('is not intact if its last entries are missing, or its head is another', async () => {
    const proof = await prove(notes.slice(0, -1));
    expect(proof.broken_at).toBeNull();
    expect(isIntact(proof, head)).toBe(false);
    const other = { ...head, head_hash: Buffer.alloc(32) };
    expect(isIntact(await prove(notes), other)).toBe(false);
  });

  it.each([
    ['changed text', [first, second && { ...second, text: 'x' }, third], 2],
    ['changed hash', [first && { ...first, hash: Buffer.alloc(32) }, second, third], 1],
    ['changed previous hash', [first, second && { ...second, previous_hash: Buffer.of() }], 2],
    ['missing entry', [first, third], 3],
    ['repeated entry', [first, first, second], 1],
  ])('is broken by a %s', async (_, links, broken_at) => {
    expect((await prove(links)).broken_at).toBe(broken_at);
  });

  it('is broken by what no valid entry is like, and is read to its end', async () => {
    const seen: number[] = [];
    const proof = await proveChain(CHAIN_START, [notes.slice(0, 3)], ({ sequence }) => {
      seen.push(sequence);
      return undefined;
    });
    expect(proof).toMatchObject({ broken_at: 1, last: { entry_count: 3 } });
    expect(seen).toEqual([1, 2, 3]);
  });
});
