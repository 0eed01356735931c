import { describe, expect, it } from 'vitest';
import {
  erasureBlocks,
  selectSearchableNames,
  makeFormerName,
  makePseudonym,
  buildNamePattern,
  type ErasureFacts,
} from './erasure.ts';

const FREE: ErasureFacts = {
  held_units: 0,
  owed_cents: 0,
  credit_cents: 0,
  mandates: 0,
  disputes: 0,
};

describe('somebody', () => {
  it('is erased when nothing stands open', () => {
    expect(erasureBlocks(FREE)).toEqual([]);
  });

  it.each([
    [{ held_units: 1 }, ['OwnsUnit']],
    [{ owed_cents: 1 }, ['Owes']],
    [{ credit_cents: 1 }, ['IsOwed']],
    [{ mandates: 1 }, ['HoldsMandate']],
    [{ disputes: 1 }, ['InDispute']],
    [
      { held_units: 2, owed_cents: 5, credit_cents: 7, mandates: 1, disputes: 3 },
      ['OwnsUnit', 'Owes', 'IsOwed', 'HoldsMandate', 'InDispute'],
    ],
  ])('is not with %o', (facts, blocks) => {
    expect(erasureBlocks({ ...FREE, ...facts })).toEqual(blocks);
  });

  it('is called by what their id ends with afterwards', () => {
    expect(makePseudonym('0199a1b2-0000-7000-8000-00000000cafe')).toBe('Anonymised-00000000cafe');
    expect(makeFormerName(12)).toBe('Former owner 12');
  });
});

describe('the words that name somebody', () => {
  const words = [
    'Anne Peeters',
    'anne@example.org',
    '+32470123456',
    'Kerkstraat 5, 9000 Gent',
    null,
  ];
  const pattern = new RegExp(buildNamePattern(words) ?? '', 'giu');

  it.each([
    'Anne Peeters',
    'ANNE  PEETERS',
    'Peeters, Anne',
    'Peeters Anne',
    'Anne@example.org',
    '+32 470 12 34 56',
    '0032470123456',
    '0470/12.34.56',
    'Kerkstraat 5, 9000 Gent',
  ])('are found as %s', (text) => {
    expect(`of ${text}.`.replaceAll(pattern, '~')).toBe('of ~.');
  });

  it.each([
    'Anneke Peeters',
    'Peeters',
    'joanne@example.org',
    'anne@example.organic',
    '90470123456',
  ])('are not found in %s', (text) => {
    expect(text.replaceAll(pattern, '~')).toBe(text);
  });

  it('mean themselves, whatever they hold', () => {
    const odd = new RegExp(buildNamePattern(['A.B (C) [D]*']) ?? '', 'giu');
    expect('A.B (C) [D]*'.replaceAll(odd, '~')).toBe('~');
    expect('AxB (C) [D]*'.replaceAll(odd, '~')).toBe('AxB (C) [D]*');
  });

  it('may be none', () => {
    expect(buildNamePattern([null, '', ' x '])).toBeUndefined();
  });
});

describe('a name that people give themselves', () => {
  const known = ['Hélène van den Broeck', '+32470123456', null];

  it.each(['Helene Broeck', 'H. VAN DEN BROECK', 'Broeck, Hélène', 'Hélène-Marie Broeck'])(
    'is looked for where it is theirs: %s',
    (name) => expect(selectSearchableNames([name], known)).toEqual([name]),
  );

  it.each(['ascenseur', 'van', 'van de lift', 'De loodgieter', 'Broeck', 'Jan Maes', '', '—'])(
    'is not where it may be anything: %s',
    (name) => expect(selectSearchableNames([name, null], known)).toEqual([]),
  );
});
