import { describe, expect, it } from 'vitest';
import { ANNE, HEAD } from '#test/helpers/letters.ts';
import { dayInWords, letterEnd, letterFrame, formatNumberOrNone } from './letterhead.ts';

describe('letterFrame', () => {
  it('says who writes, with the enterprise number, and to whom', () => {
    expect(letterFrame(HEAD, { ...ANNE, language: 'nl' })).toEqual({
      language: 'nl',
      sender: {
        caption: 'Vereniging van mede-eigenaars',
        name: 'Résidence Les Érables',
        lines: ['Rue Haute 12, 1000 Bruxelles', 'Ondernemingsnummer 0850.243.206'],
      },
      office: {
        caption: 'Syndicus',
        name: 'Gestion du Parc SRL',
        lines: [
          'Avenue Louise 54, 1050 Ixelles',
          'Tel. +3225551234, info@example.org',
          'Ondernemingsnummer 0202.239.951, BIV 500123',
        ],
      },
      recipient: ['Anne Peeters', 'Avenue des Tilleuls 14 bte 3', '1050 Ixelles'],
      page: 'Pagina',
    });
  });

  it('leaves out what is not known', () => {
    const head = { ...HEAD, postal_code: null, city: null, enterprise_number: null };
    const frame = letterFrame(
      {
        ...head,
        office_address: null,
        office_postal_code: null,
        office_city: null,
        office_phone: null,
        office_enterprise_number: null,
        office_registration_number: null,
      },
      { ...ANNE, address: null },
    );
    expect(frame.sender.lines).toEqual(['Rue Haute 12']);
    expect(frame.office?.lines).toEqual(['info@example.org']);
    expect(frame.recipient).toEqual(['Anne Peeters']);
  });

  it.each([
    ['Rue Haute 12, bte 3, 1000 Bruxelles', ['Rue Haute 12, bte 3', '1000 Bruxelles']],
    ['Rue Haute 12, B-1000 Bruxelles, Belgique', ['Rue Haute 12', 'B-1000 Bruxelles', 'Belgique']],
    ['Rue Haute 12\n1000 Bruxelles', ['Rue Haute 12', '1000 Bruxelles']],
    ['Rue Haute 12', ['Rue Haute 12']],
    [' ', []],
  ])('writes the address %j on its lines', (address, lines) => {
    expect(letterFrame(HEAD, { ...ANNE, address }).recipient.slice(1)).toEqual(lines);
  });
});

describe('letterEnd', () => {
  it('ends with where to ask, and the syndic', () => {
    expect(letterEnd(HEAD, 'en', ['Last words.'])).toEqual([
      {
        kind: 'paragraph',
        text: 'Last words. If you have any question, please write to info@example.org.',
      },
      {
        kind: 'signature',
        lines: ['For the association of co-owners, the syndic', 'Gestion du Parc SRL'],
      },
    ]);
  });
});

describe('dayInWords', () => {
  it.each([
    ['fr', '2026-04-01', '1er avril 2026'],
    ['fr', '2026-04-11', '11 avril 2026'],
    ['nl', '2026-04-01', '1 april 2026'],
    ['de', '2026-04-01', '1. April 2026'],
    ['en', '2026-04-01', '1 April 2026'],
  ] as const)('%s %s', (language, date, text) => {
    expect(dayInWords(language, date)).toBe(text);
  });
});

describe('formatNumberOrNone', () => {
  it('is grouped as in the register of enterprises', () => {
    expect(formatNumberOrNone('0850243206')).toBe('0850.243.206');
    expect(formatNumberOrNone(null)).toBeNull();
  });
});
