import { expect, it } from 'vitest';
import { DomainError } from './domain-error.ts';

it('carries a stable code and the facts of its message', () => {
  const error = new DomainError('quota_exceeded', { total_quota: 1000 });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ code: 'quota_exceeded', params: { total_quota: 1000 } });
});

it('needs no facts', () => {
  expect(new DomainError('same_owner').params).toEqual({});
});
