import type { FastifyRequest } from 'fastify';
import { DatabaseError } from 'pg';
import { describe, expect, it } from 'vitest';
import type { DomainError } from '#domain/kernel/domain-error.ts';
import { buildProblem, toDomainError } from './problem-handler.ts';

function asking(language: string): FastifyRequest {
  return { id: 'r1', headers: { 'accept-language': language } } as unknown as FastifyRequest;
}

describe('buildProblem', () => {
  it('says what is not there in the language of the reader', () => {
    const params = { what: 'owner', id: '7' };
    const detailIn = (language: string) =>
      buildProblem('not_found', params, asking(language)).detail;
    expect(detailIn('fr-BE')).toContain('le copropriétaire 7');
    expect(detailIn('nl')).toContain('de mede-eigenaar 7');
    expect(detailIn('de')).toContain('den Miteigentümer 7');
    expect(detailIn('it')).toContain('the owner 7');
    expect(buildProblem('not_found', params, asking('en'))).toMatchObject({
      code: 'not_found',
      status: 404,
      type: '/problems/not_found',
      instance: 'urn:request:r1',
      request_id: 'r1',
      what: 'owner',
      id: '7',
    });
  });

  it('does without a word for what it does not know', () => {
    const { detail } = buildProblem('not_found', { what: 'spaceship', id: '7' }, asking('en'));
    expect(detail).toBe('This does not exist, or you may not see it.');
  });

  it('keeps its own members whatever the facts are called', () => {
    const facts = { code: '999', status: 7, title: 'x', pointer: '/body/account_code' };
    const problem = buildProblem('account_missing', facts, asking('en'));
    expect(problem).toMatchObject({ code: 'account_missing', status: 422 });
    expect(problem.title).toBe('No such account');
    expect(problem['errors']).toEqual([{ pointer: '/body/account_code', detail: problem.detail }]);
    expect(problem).not.toHaveProperty('pointer');
  });
});

describe('a database that is not at hand', () => {
  it.each([
    ['is full', '53100'],
    ['has no memory left', '53200'],
    ['has no connection to spare', '53300'],
    ['is read-only', '25006'],
    ['is too slow', '57014'],
    ['cannot read its disk', '58030'],
  ])('because it %s is no bug', (_why, code) => {
    const error = Object.assign(new DatabaseError('could not extend file', 0, 'error'), { code });
    expect(toDomainError(error)).toMatchObject({ code: 'unhealthy' });
    expect(buildProblem('unhealthy', {}, asking('en'))).toMatchObject({ status: 503 });
  });

  it('because a disk of the service is full is no bug either', () => {
    const error = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    expect(toDomainError(error)).toMatchObject({ code: 'unhealthy' });
  });
});

describe('what the database refuses', () => {
  /**
   * Error as the driver gives it; a distributed database leaves the field empty and names the
   * shard.
   */
  function refusal(message: string, constraint?: string): DomainError | undefined {
    const error = new DatabaseError(message, message.length, 'error');
    return toDomainError(Object.assign(error, { code: '23505', constraint }));
  }

  it.each([
    ['in its field', 'duplicate key', 'users_email_unique'],
    ['in its field, with the shard', 'duplicate key', 'users_email_unique_102008'],
    ['in the message', 'duplicate key value violates unique constraint "users_email_unique"', ''],
    [
      'in the message, with the shard',
      'insert on table "users_102008" violates constraint "users_email_unique_102008"',
      undefined,
    ],
  ])('is known by the constraint named %s', (_where, message, constraint) => {
    expect(refusal(message, constraint)).toMatchObject({
      code: 'duplicate',
      params: { what: 'email' },
    });
  });

  it('is a bug when no constraint that a request may run into is named', () => {
    expect(refusal('division by zero')).toBeUndefined();
    expect(refusal('violates unique constraint "notifications_position_unique"')).toBeUndefined();
  });
});
