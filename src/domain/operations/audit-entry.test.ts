import { describe, expect, it } from 'vitest';
import {
  canonicalAuditEntry,
  changedFields,
  determineDeed,
  type ChainedAuditEntry,
} from './audit-entry.ts';

describe('the fields that a write has changed', () => {
  it('are those that differ, without what every row has', () => {
    const before = { id: '1', version: 1, name: 'Old', phone: null, settings: { b: 1, a: 2 } };
    const after = { id: '1', version: 2, name: 'New', phone: null, settings: { a: 2, b: 1 } };
    expect(changedFields({ before, after })).toEqual({ name: ['Old', 'New'] });
    expect(determineDeed({ before, after })).toBe('Changed');
  });

  it.each([
    [null, { id: '1', name: 'New', phone: null }, { name: [null, 'New'] }, 'Created'],
    [{ id: '1', name: 'Old', phone: null }, null, { name: ['Old', null] }, 'Deleted'],
    [null, null, {}, 'Changed'],
  ] as const)('of %j that became %j', (before, after, fields, deed) => {
    expect(changedFields({ before, after })).toEqual(fields);
    expect(determineDeed({ before, after })).toBe(deed);
  });
});

describe('the text of an entry', () => {
  const entry: ChainedAuditEntry = {
    organization_id: 'o',
    sequence: 1,
    id: 'i',
    occurred_at: '2026-03-16T09:00:00.000Z',
    actor_id: 'a',
    role_type: 'Syndic',
    operation: 'updateUnit',
    action: 'unit.changed',
    object_type: 'unit',
    object_id: 'u',
    changes: [{ object_type: 'unit', object_id: 'u', deed: 'Changed', fields: { quota: [1, 2] } }],
    values_hash: null,
  };

  it.each(Object.keys(entry) as (keyof ChainedAuditEntry)[])('covers %s', (field) => {
    const other = { ...entry, [field]: field === 'sequence' ? 2 : field === 'changes' ? [] : 'x' };
    expect(canonicalAuditEntry(other)).not.toBe(canonicalAuditEntry(entry));
  });
});
