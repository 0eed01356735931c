import { describe, expect, it } from 'vitest';
import { writeCoda, type WrittenMovement } from '#test/helpers/coda-writer.ts';
import { listBookableTransactions } from './bank-statement.ts';
import { readCoda } from './coda.ts';

const OGM = '090933755493';
const IBAN = 'BE71096123456769';
const OTHER_IBAN = 'BE62510007547061';

const moved = (amount_cents: number, code: string, changes: Partial<WrittenMovement> = {}) => ({
  amount_cents,
  code,
  booked_on: '2026-03-16',
  ...changes,
});
const said: Partial<WrittenMovement> = {
  counterparty_account: IBAN,
  counterparty_name: 'Dupont',
  structured: { kind: '101', data: OGM },
  end_to_end_id: 'E1',
};
const whole = {
  counterparty_name: 'Dupont',
  counterparty_iban: IBAN,
  communication: OGM,
  structured_communication: OGM,
  end_to_end_id: 'E1',
};
const nothing = {
  counterparty_name: null,
  counterparty_iban: null,
  communication: null,
  structured_communication: null,
  end_to_end_id: null,
};

function readOf(total: WrittenMovement) {
  const statement = { iban: 'BE68539007547034', number: 7, date: '2026-03-16', opening_cents: 0 };
  const text = writeCoda([{ ...statement, movements: [total] }]);
  const [read] = readCoda(Buffer.from(text, 'latin1'));
  return read ?? { transactions: [] };
}
const partsOf = (total: WrittenMovement) => listBookableTransactions(readOf(total));

describe('a part that says nothing itself', () => {
  const gross = moved(10_000, '80150000');
  const fee = moved(-500, '80137013');

  it('is what its total says, the bank’s costs aside', () => {
    expect(partsOf(moved(9_500, '30150000', { ...said, parts: [gross, fee] }))).toMatchObject([
      { amount_cents: 10_000, nature: 'Other', ...whole },
      { amount_cents: -500, nature: 'Costs', ...nothing },
    ]);
  });

  it('is none of it where it goes the other way', () => {
    const parts = [gross, moved(-500, '80150000')];
    const [, other] = partsOf(moved(9_500, '30150000', { ...said, parts }));
    expect(other).toMatchObject(nothing);
  });

  it('came back as its total did, and why', () => {
    const back = {
      ...said,
      return_kind: '2',
      return_reason: 'AC04',
      parts: [moved(-90, '80101000')],
    };
    expect(partsOf(moved(-90, '30101000', back))).toMatchObject([
      { nature: 'Return', return_reason: 'AC04', ...whole },
    ]);
  });

  it('is known again by what it says itself', () => {
    const { transactions } = readOf(moved(9_500, '30150000', { ...said, parts: [gross, fee] }));
    expect(transactions).toMatchObject([nothing, nothing]);
  });
});

describe('one of several parts', () => {
  it('keeps what it says, and has the communication of all among free words', () => {
    const own = { counterparty_account: OTHER_IBAN, communication: 'Peeters' };
    const parts = [moved(2_000, '50150000'), moved(3_000, '50150000', own)];
    expect(partsOf(moved(5_000, '10150000', { ...said, parts }))).toMatchObject([
      { ...whole, structured_communication: null },
      {
        counterparty_name: null,
        counterparty_iban: OTHER_IBAN,
        communication: 'Peeters',
        structured_communication: null,
        end_to_end_id: 'E1',
      },
    ]);
  });
});
