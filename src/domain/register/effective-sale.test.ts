import { describe, expect, it } from 'vitest';
import { ZERO, parseShare } from '#domain/kernel/fraction.ts';
import { isSaleEffective, type RegisteredSale } from './effective-sale.ts';

const DAY = '2026-04-01';

const sale = (id: string, to_owner_id: string, replaced_by_id: string | null): RegisteredSale => ({
  id,
  to_owner_id,
  effective_date: DAY,
  replaced_by_id,
});

const held = (
  id: string,
  owner_id: string,
  share: string,
  start_date: string,
  end_date: string | null = null,
) => ({ id, owner_id, share: parseShare(share) ?? ZERO, start_date, end_date });

/** Two co-owners sell to Cleo, who gets one relation for both. */
const first = sale('first', 'cleo', 'second');
const second = sale('second', 'cleo', null);
/** Anne sells to Bart, and Bart to Cleo on the same day. */
const toBart = sale('to-bart', 'bart', 'onward');
const onward = sale('onward', 'cleo', null);

describe('a sale', () => {
  it('takes place while the relation of the buyer is not empty', () => {
    expect(isSaleEffective(second, [second], [held('second', 'cleo', '1/2', DAY)])).toBe(true);
    expect(isSaleEffective(second, [second], [held('second', 'cleo', '1/2', DAY, DAY)])).toBe(
      false,
    );
  });

  it('takes place in the relation for the sum that a second one to the same buyer makes', () => {
    const relations = [held('first', 'cleo', '1/2', DAY, DAY), held('second', 'cleo', '1/1', DAY)];
    expect(isSaleEffective(first, [first, second], relations)).toBe(true);
  });

  it('takes place when the buyer sells on the same day, all of it or a part', () => {
    const sales = [toBart, onward];
    const empty = held('to-bart', 'bart', '1/1', DAY, DAY);
    expect(isSaleEffective(toBart, sales, [empty, held('onward', 'cleo', '1/1', DAY)])).toBe(true);
    const taken = [empty, held('onward', 'cleo', '1/3', DAY, DAY)];
    expect(isSaleEffective(toBart, sales, [...taken, held('rest', 'bart', '1/1', DAY)])).toBe(true);
  });

  it('was taken back with the one that replaced it, whatever the buyer held before', () => {
    const relations = [
      held('before', 'cleo', '1/3', '2020-01-01'),
      held('first', 'cleo', '2/3', DAY, DAY),
      held('second', 'cleo', '1/1', DAY, DAY),
    ];
    expect(isSaleEffective(first, [first, second], relations)).toBe(false);
    const sold = [
      held('to-bart', 'bart', '1/1', DAY, DAY),
      held('onward', 'cleo', '1/1', DAY, DAY),
    ];
    expect(isSaleEffective(toBart, [toBart, onward], sold)).toBe(false);
  });
});
