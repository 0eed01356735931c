import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { buildProblem } from './problem-handler.ts';

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
