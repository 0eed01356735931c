import { describe, expect, it } from 'vitest';
import { isConfirmationNeeded, isInForce, planIbanChange } from './association-iban.ts';

const OLD = 'BE68539007547034';
const NEW = 'BE71096123456769';
const OTHER = 'BE62510007547061';

const settled = { iban: OLD, pending_iban: null, pending_bic: null };
const changing = { iban: OLD, pending_iban: NEW, pending_bic: 'GKCCBEBB' };
const added = { iban: OLD, pending_iban: OLD, pending_bic: null };

describe('the IBAN of an association', () => {
  it.each([
    ['nothing awaits confirmation', settled, true],
    ['another IBAN awaits confirmation', changing, true],
    ['the account itself awaits confirmation', added, false],
  ])('is named in letters or not where %s', (_, account, expected) => {
    expect(isInForce(account)).toBe(expected);
  });

  it.each([
    [false, false, false],
    [false, true, false],
    [true, false, false],
    [true, true, true],
  ])(
    'needs a second person beside others (%s) once money was called (%s): %s',
    (has_accounts, has_sent_calls, expected) => {
      expect(isConfirmationNeeded({ has_accounts, has_sent_calls })).toBe(expected);
    },
  );
});

describe('a change of bank details', () => {
  it.each([
    ['a BIC alone', settled, { bic: 'KREDBEBB' }, { kind: 'Kept', bic: 'KREDBEBB' }],
    ['the IBAN in force', settled, { iban: OLD }, { kind: 'Kept', bic: undefined }],
    [
      'another IBAN',
      settled,
      { iban: NEW },
      { kind: 'Requested', pending_iban: NEW, pending_bic: null },
    ],
    [
      'another IBAN with its BIC',
      settled,
      { iban: NEW, bic: 'GKCCBEBB' },
      { kind: 'Requested', pending_iban: NEW, pending_bic: 'GKCCBEBB' },
    ],
    ['the IBAN that waits', changing, { iban: NEW }, { kind: 'Kept' }],
    ['the IBAN and BIC that wait', changing, { iban: NEW, bic: 'GKCCBEBB' }, { kind: 'Kept' }],
    [
      'the IBAN that waits with another BIC',
      changing,
      { iban: NEW, bic: 'KREDBEBB' },
      { kind: 'Requested', pending_iban: NEW, pending_bic: 'KREDBEBB' },
    ],
    [
      'a third IBAN',
      changing,
      { iban: OTHER },
      { kind: 'Requested', pending_iban: OTHER, pending_bic: null },
    ],
    [
      'the IBAN in force again',
      changing,
      { iban: OLD },
      { kind: 'Withdrawn', bic: undefined, pending_iban: null, pending_bic: null },
    ],
    ['the IBAN of a new account', added, { iban: OLD }, { kind: 'Kept', bic: undefined }],
    [
      'another IBAN for a new account',
      added,
      { iban: NEW },
      { kind: 'Requested', iban: NEW, bic: null, pending_iban: NEW, pending_bic: null },
    ],
  ])('to %s', (_, account, given, expected) => {
    expect(planIbanChange(account, given)).toEqual(expected);
  });
});
