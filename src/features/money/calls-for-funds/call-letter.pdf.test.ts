import { describe, expect, it } from 'vitest';
import type { Fund } from '#domain/funds/funds.ts';
import { ONE, fraction } from '#domain/kernel/fraction.ts';
import { LANGUAGES, type Language } from '#domain/kernel/language.ts';
import { renderLetters } from '#platform/pdf/letter.ts';
import { ACCOUNT, ANNE, HEAD } from '#test/helpers/letters.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { codesOf, textsOf } from '#test/helpers/pdf.ts';
import { callLetter, type CallOnPaper } from './call-letter.ts';
import type { LetterPart } from './letter-parts.ts';
import type { CalledOwner, CalledUnit } from './letter-repository.ts';

/** Builds the parts of a call for one fund. */
function partsOf(fund: Fund, more: Partial<LetterPart> = {}): LetterPart[] {
  const whole = { part_number: 1, fund, amount_cents: 1_200_000 };
  return [{ ...whole, key: 'General', is_general_key: true, ...more }];
}

const PAPER: CallOnPaper = {
  call: {
    title: 'Provision T2',
    text_key: null,
    description: 'Deuxième avance',
    fund: 'Provision',
    total_cents: 1_200_000,
    call_date: '2026-04-01',
    due_date: '2026-04-30',
    sent_at: '2026-03-15T23:30:00Z',
  },
  head: HEAD,
  parts: partsOf('Provision'),
  account: ACCOUNT,
  today: '2026-03-20',
};

const OWNER: CalledOwner = {
  ...ANNE,
  owner_id: '0192a000-0000-7000-8000-000000000003',
  amount_cents: 61_234,
  open_cents: 61_234,
  structured_communication: '202300001222',
  email: 'anne@example.org',
  carried_cents: 0,
};

const UNITS: CalledUnit[] = [
  ['A1', 60_000, 600, ONE] as const,
  ['P12', 1_234, 20, fraction(1, 3)] as const,
].map(([unit_number, amount_cents, weight, share]) => ({
  owner_id: OWNER.owner_id,
  unit_id: unit_number,
  unit_number,
  part_number: 1,
  amount_cents,
  weight,
  total_weight: 10_000,
  share,
}));

interface Change {
  readonly paper?: Partial<CallOnPaper>;
  readonly call?: Partial<CallOnPaper['call']>;
  readonly owner?: Partial<CalledOwner>;
}

function letterOf({ paper, call, owner }: Change = {}) {
  const onPaper = { ...PAPER, ...paper, call: { ...PAPER.call, ...call } };
  return callLetter(onPaper, { ...OWNER, ...owner }, UNITS);
}

/** Returns the rows of the letter's tables. */
function rowsOf(change: Change) {
  return letterOf(change).blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
}

const pdfOf = (change: Change = {}) => {
  const letter = letterOf(change);
  return renderLetters([letter], letter).bytes;
};

async function textOf(change: Change = {}): Promise<string> {
  return (await textsOf(pdfOf(change))).join(' ');
}

const WORDS: Record<Language, readonly string[]> = {
  fr: [
    'Appel de fonds : Provision T2',
    'Il s’élève à 12 000,00 €',
    'entre les copropriétaires au 1er avril 2026',
    'A1 600 / 10 000 1/1 600,00 P12 20 / 10 000 1/3 12,34 Votre part 612,34',
    'dont fonds de roulement 0,00 dont fonds de réserve 0,00 dont provision pour charges communes 612,34',
    'Solde reporté au 20/03/2026 : 0,00 €.',
    'Montant à payer 612,34 € À payer au plus tard le 30 avril 2026',
  ],
  nl: [
    'Opvraging van gelden: Provision T2',
    'Ze bedraagt € 12.000,00',
    'Uw aandeel 612,34',
    'waarvan werkkapitaal 0,00 waarvan reservekapitaal 0,00',
    'Overgedragen saldo op 20/03/2026',
    'Uiterlijk te betalen op 30 april 2026',
  ],
  de: [
    'Mittelabruf: Provision T2',
    'auf 12.000,00 €',
    'Ihr Anteil 612,34',
    'davon Betriebskapital 0,00 davon Rücklage 0,00',
    'Saldovortrag am 20.03.2026',
    'Zu zahlen bis zum 30. April 2026',
  ],
  en: [
    'Call for funds: Provision T2',
    'It amounts to €12,000.00',
    'Your share 612.34',
    'of which working capital 0.00 of which reserve fund 0.00',
    'Balance carried on 20/03/2026',
    'Due on 30 April 2026',
  ],
};

describe('callLetter', () => {
  it.each(LANGUAGES)('says in %s what is asked for, and why', async (language) => {
    const text = await textOf({ owner: { language } });
    for (const words of nonEmpty(WORDS[language])) expect(text).toContain(words);
    expect(text).not.toMatch(/letter\.[a-z]|[{}]/);
    expect(text).toContain('0850.243.206');
    expect(text).toContain('BE68 5390 0754 7034');
  });

  it('carries a code that a bank reads as the transfer to make', async () => {
    expect(await codesOf(pdfOf({ owner: { open_cents: 50_001 } }))).toEqual([
      [
        'BCD',
        '002',
        '1',
        'SCT',
        'GKCCBEBB',
        'ACP Résidence Les Érables',
        'BE68539007547034',
        'EUR500.01',
        '',
        '',
        '+++202/3000/01222+++',
      ].join('\n'),
    ]);
  });

  it('is dated on the day it was sent, in Belgium', () => {
    const { dated, facts } = letterOf();
    expect(dated).toBe('2026-03-16');
    expect(facts[0]).toEqual({ label: 'Date', value: '16 mars 2026' });
  });

  it('meets the standard of accessible documents, whatever names hold', () => {
    const name = '#panic() *Anne* $x$ ] “Ţ” & <b>';
    expect(pdfOf({ owner: { name }, call: { title: name } }).includes('pdfuaid')).toBe(true);
  });

  it.each<[Fund, string[]]>([
    ['WorkingCapital', ['612,34', '0,00']],
    ['Reserve', ['0,00', '612,34']],
    ['Works', ['0,00', '0,00', '612,34']],
  ])('names working capital and reserve also of a call for %s', (fund, amounts) => {
    const parts = rowsOf({ paper: { parts: partsOf(fund) }, call: { fund } }).filter(
      ({ kind }) => kind === 'detail',
    );
    expect(parts.map(({ cells }) => cells.at(-1))).toEqual(amounts);
  });

  it('names the key, unless it is that of the quotas', async () => {
    const parts = partsOf('Provision', { is_general_key: false, key: 'Ascenseur' });
    const lift = { paper: { parts } };
    expect(await textOf(lift)).toContain('selon la clé de répartition « Ascenseur »');
    expect(await textOf()).toContain('selon les quotités des lots');
  });

  it('shows each part of a call for several funds with its key and its lots', async () => {
    const parts: LetterPart[] = [
      ...partsOf('Provision', { amount_cents: 1_000_000 }),
      ...partsOf('Reserve', {
        part_number: 2,
        amount_cents: 200_000,
        key: 'Ascenseur',
        is_general_key: false,
      }),
    ];
    const units = UNITS.map((unit, index) => ({ ...unit, part_number: index + 1 }));
    const call = { ...PAPER.call, fund: null };
    const letter = callLetter({ ...PAPER, parts, call }, OWNER, units);
    const text = (await textsOf(renderLetters([letter], letter).bytes)).join(' ');
    expect(text).toContain('est destiné à plusieurs fonds, détaillés ci-dessous.');
    expect(text).toContain('Chaque partie est répartie selon sa propre clé');
    expect(text).toContain(
      'Provision pour charges communes, selon les quotités A1 600 / 10 000 1/1 600,00',
    );
    expect(text).toContain(
      'Fonds de réserve, selon la clé « Ascenseur » P12 20 / 10 000 1/3 12,34 Votre part 612,34',
    );
    expect(text).toContain(
      'dont fonds de roulement 0,00 dont fonds de réserve 12,34 dont provision pour charges communes 600,00',
    );
  });

  it('takes off what credits have settled', () => {
    const rows = rowsOf({ owner: { open_cents: 20_000 } }).map(({ cells }) => [
      cells[0],
      cells.at(-1),
    ]);
    expect(rows.slice(-2)).toEqual([
      ['Déjà réglé (paiements et avoirs)', '\u{2212}412,34'],
      ['Reste à payer', '200,00'],
    ]);
  });

  it('asks for nothing once all is settled', async () => {
    const change = { owner: { open_cents: 0 } };
    expect(await textOf(change)).toContain('entièrement réglée : vous n’avez rien à payer.');
    expect(await textOf(change)).not.toContain('IBAN');
    expect(await codesOf(pdfOf(change))).toEqual([null]);
  });

  it.each([
    [12_000, 'vous devez par ailleurs 120,00 € à la copropriété'],
    [-500, 'il reste 5,00 € à votre avoir'],
  ])('carries a balance of %d cents', async (carried_cents, words) => {
    expect(await textOf({ owner: { carried_cents } })).toContain(words);
  });

  it('says that it has no code without a bank account', async () => {
    const change = { paper: { account: undefined } };
    expect(await textOf(change)).toContain('Cette lettre ne porte pas de code QR');
    expect(await codesOf(pdfOf(change))).toEqual([null]);
  });
});
