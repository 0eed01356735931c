import { describe, expect, it } from 'vitest';
import { fraction } from '#domain/kernel/fraction.ts';
import type { Language } from '#domain/kernel/language.ts';
import { renderLetters } from '#platform/pdf/letter.ts';
import { ANNE, HEAD } from '#test/helpers/letters.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { textsOf } from '#test/helpers/pdf.ts';
import { creditLetter, renderCreditMail, type CreditOnPaper } from './credit-letter.ts';

const CREDIT: CreditOnPaper = {
  call: { title: 'Provision T2', text_key: null, call_date: '2026-04-01' },
  head: HEAD,
  reader: { ...ANNE, id: '0192a000-0000-7000-8000-000000000003', email: 'anne@example.org' },
  unit_number: 'A1',
  effective_date: '2026-03-01',
  today: '2026-04-20',
  amount_cents: 40_000,
  share: fraction(2, 3),
  called_cents: 60_000,
  free_cents: 0,
};

async function textOf(language: Language, more: Partial<CreditOnPaper> = {}): Promise<string> {
  const letter = creditLetter({ ...CREDIT, ...more, reader: { ...CREDIT.reader, language } });
  return (await textsOf(renderLetters([letter], letter).bytes)).join(' ');
}

const WORDS: Record<Language, readonly string[]> = {
  fr: [
    'Correction de l’appel de fonds : Provision T2',
    'Depuis le 1er mars 2026, le lot A1',
    'Déduit 2/3 −400,00 Reste à votre charge 200,00',
    'Plus rien de ce montant ne reste à payer',
  ],
  nl: ['Correctie van de opvraging', 'Sinds 1 maart 2026', 'Blijft te uwen laste 200,00'],
  de: [
    'Berichtigung des Mittelabrufs',
    'Seit dem 1. März 2026',
    'Verbleibt zu Ihren Lasten 200,00',
  ],
  en: ['Correction of the call for funds', 'Since 1 March 2026', 'Remains charged to you 200.00'],
};

describe('the letter to the seller of a unit whose call moves to the buyer', () => {
  it.each(Object.entries(WORDS))('says what is taken off, in %s', async (language, words) => {
    const text = await textOf(language as Language);
    for (const said of nonEmpty(words)) expect(text).toContain(said);
  });

  it('says what becomes of what was paid', async () => {
    expect(await textOf('en', { free_cents: 40_000 })).toContain('is credited to your account');
    const both = await textOf('en', { free_cents: 15_000 });
    expect(both).toContain('€250.00 settles what you still owed, and €150.00 is credited');
  });

  it('goes with a mail that says the same', () => {
    const { subject, text } = renderCreditMail(CREDIT);
    expect(subject).toContain('Correction d’un appel de fonds : Provision T2');
    expect(text).toContain('Nous en déduisons');
  });
});
