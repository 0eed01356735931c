import { describe, expect, it } from 'vitest';
import { checkSameEnterprise } from './same-enterprise.ts';

const numbered = (enterprise_number: string | null) => ({ enterprise_number });

describe('suppliers', () => {
  it.each([
    [null, null],
    ['0123456749', null],
    [null, '0123456749'],
    ['0123456749', '0123456749'],
  ])('may be one with the numbers %s and %s', (from, into) => {
    expect(() => checkSameEnterprise(numbered(from), numbered(into))).not.toThrow();
  });

  it('are two with two numbers', () => {
    const [from, into] = ['0123456749', '0999999922'];
    expect(() => checkSameEnterprise(numbered(from), numbered(into))).toThrow(
      expect.objectContaining({
        code: 'other_enterprise',
        params: { from, into, at: ['into_id'] },
      }),
    );
  });
});
