import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#domain/kernel/language.ts';
import { REMINDER_LEVELS, type ReminderLevel } from '#domain/payment-reminders/levels.ts';
import { renderLetters } from '#platform/pdf/letter.ts';
import { ACCOUNT, ANNE, HEAD } from '#test/helpers/letters.ts';
import { codesOf, textsOf } from '#test/helpers/pdf.ts';
import type { Debtor, RemindedItem } from './composing-repository.ts';
import { reminderLetter, type ReminderOnPaper } from './letter.ts';

const DEBTOR: Debtor = {
  ...ANNE,
  kind: 'Person',
  late_interest_is_legal: false,
  late_interest_ppm: 80_000,
  late_interest_clause: 'Art. 12: 8 %',
  consumer_limits: true,
};

const CALL: RemindedItem = {
  title: 'Provision T4',
  due_date: '2025-12-31',
  open_cents: 30_000,
  structured_communication: '202300001222',
};
const IN_PARTS: RemindedItem = {
  ...CALL,
  parts: [
    { fund: 'WorkingCapital', open_cents: 0 },
    { fund: 'Provision', open_cents: 25_000 },
    { fund: 'Reserve', open_cents: 5_000 },
  ],
};
const COST: RemindedItem = {
  title: null,
  due_date: '2026-01-31',
  open_cents: 12_550,
  structured_communication: '123456789002',
};

const PAPER: ReminderOnPaper = {
  reminder: {
    reminder_level: 'Gentle',
    status: 'Open',
    message: null,
    penalty_cents: 0,
    level_changed_on: '2026-03-10',
    sent_date: null,
  },
  head: HEAD,
  debtor: DEBTOR,
  items: [CALL],
  account: ACCOUNT,
  structured_communication: CALL.structured_communication,
  // 300 × 8 % × 30/365.
  forecast_cents: 197,
  today: '2026-03-16',
};

interface Change {
  readonly reminder?: Partial<ReminderOnPaper['reminder']>;
  readonly debtor?: Partial<Debtor>;
  readonly items?: readonly RemindedItem[];
  readonly account?: undefined;
}

function letterOf({ reminder, debtor, items = PAPER.items, ...paper }: Change = {}) {
  return reminderLetter({
    ...PAPER,
    ...paper,
    items,
    structured_communication: items[0]?.structured_communication,
    reminder: { ...PAPER.reminder, ...reminder },
    debtor: { ...DEBTOR, ...debtor },
  });
}

function pdfOf(change: Change = {}): Buffer {
  const letter = letterOf(change);
  return renderLetters([letter], letter).bytes;
}

async function textOf(change: Change = {}): Promise<string> {
  return (await textsOf(pdfOf(change))).join(' ');
}

/** Headings of the letters by language and level. */
const SUBJECTS: Record<Language, Record<ReminderLevel, string>> = {
  fr: {
    Gentle: 'Rappel de paiement',
    Formal: 'Second rappel de paiement',
    FinalNotice: 'Mise en demeure',
    LegalAction: 'Transmission de votre dossier en vue d’un recouvrement judiciaire',
  },
  nl: {
    Gentle: 'Betalingsherinnering',
    Formal: 'Tweede betalingsherinnering',
    FinalNotice: 'Ingebrekestelling',
    LegalAction: 'Overdracht van uw dossier voor gerechtelijke invordering',
  },
  de: {
    Gentle: 'Zahlungserinnerung',
    Formal: 'Zweite Mahnung',
    FinalNotice: 'Inverzugsetzung',
    LegalAction: 'Übergabe Ihrer Akte zur gerichtlichen Beitreibung',
  },
  en: {
    Gentle: 'Payment reminder',
    Formal: 'Second payment reminder',
    FinalNotice: 'Formal notice',
    LegalAction: 'Handover of your file for recovery in court',
  },
};

const cases = LANGUAGES.flatMap((language) =>
  REMINDER_LEVELS.map((reminder_level) => ({ language, reminder_level })),
);

describe('reminderLetter', () => {
  it('tells what is open of each fund of a call in parts', () => {
    const tables = letterOf({ items: [IN_PARTS] }).blocks.filter((block) => block.kind === 'table');
    const details = tables.flatMap(({ rows }) => rows.filter(({ kind }) => kind === 'detail'));
    expect(details.map(({ cells }) => [cells[0], cells.at(-1)])).toEqual([
      ['dont provision pour charges communes', '250,00'],
      ['dont fonds de réserve', '50,00'],
    ]);
  });

  it.each(cases)('has a $reminder_level letter in $language', async (one) => {
    const { language, reminder_level } = one;
    const penalty_cents = reminder_level === 'Gentle' ? 0 : 512;
    const text = await textOf({
      reminder: { reminder_level, penalty_cents },
      debtor: { language },
      items: [CALL, COST],
    });
    expect(text).toContain(SUBJECTS[language][reminder_level]);
    expect(text).toContain('Provision T4');
    expect(text).toContain('+++123/4567/89002+++');
    expect(text).toContain('Art. 12: 8 %');
    expect(text).toContain('0850.243.206');
    expect(text).not.toMatch(/letter\.[a-z]|[{}]/);
  });

  it('is free and friendly at first, and leaves a consumer 14 days', async () => {
    const text = await textOf();
    expect(text).toContain('Ce rappel est gratuit.');
    expect(text).toContain('Vous disposez de 14 jours calendrier pour payer.');
    expect(text).toContain('le troisième jour ouvrable après l’envoi');
    expect(text).toContain('Créancier Résidence Les Érables, numéro d’entreprise 0850.243.206');
    expect(text).toContain('Passé ce délai, des intérêts de retard au taux de 8 % l’an');
    expect(text).toContain('cela représente 1,97 € par période de 30 jours');
    expect(text).not.toContain('Intérêts de retard');
  });

  it.each([{ kind: 'Company' }, { consumer_limits: false }] as const)(
    'does not speak of consumers to %j',
    async (debtor) => {
      const text = await textOf({
        debtor,
        reminder: { reminder_level: 'Formal', penalty_cents: 1 },
      });
      expect(text).toContain('dans les 14 jours calendrier qui suivent l’envoi');
      expect(text).not.toContain('ouvrable');
      expect(text).not.toContain('dans la limite du taux');
    },
  );

  it('is registered as a formal notice only', () => {
    const mentions = REMINDER_LEVELS.map(
      (reminder_level) => letterOf({ reminder: { reminder_level } }).mention,
    );
    expect(mentions).toEqual([null, null, 'Recommandé', null]);
  });

  it('says on what late interest rests, and adds it up', async () => {
    const reminder = { reminder_level: 'FinalNotice', penalty_cents: 512 } as const;
    const text = await textOf({ reminder, items: [CALL, COST] });
    expect(text).toContain('Intérêts de retard jusqu’au 10/03/2026 5,12 Total à payer 430,62');
    expect(text).toContain('au taux de 8 % l’an, dans la limite du taux applicable');
    const legal = { late_interest_is_legal: true, late_interest_ppm: null };
    expect(await textOf({ reminder, debtor: legal })).toContain('au taux légal, en vertu de');
  });

  it('claims nothing without a clause', async () => {
    const debtor = { late_interest_ppm: null, late_interest_clause: null };
    expect(await textOf({ debtor })).not.toContain('clause');
  });

  it('asks by its code for all that it claims, under the communication of the oldest item', async () => {
    const reminder = { reminder_level: 'Formal', penalty_cents: 512 } as const;
    const change = { reminder, items: [CALL, COST] };
    const [code] = await codesOf(pdfOf(change));
    expect(code?.split('\n').slice(7)).toEqual(['EUR430.62', '', '', '+++202/3000/01222+++']);
    expect(await textOf(change)).toContain('Cette communication suffit');
    expect(await textOf(change)).toContain('Charges de copropriété 31/01/2026');
  });

  it('passes on the message of the reminder', async () => {
    const message = 'Comme convenu\npar téléphone';
    expect(await textOf({ reminder: { message } })).toContain('Comme convenu par téléphone');
  });

  it.each([
    [{ status: 'Settled' }, [], 'entièrement réglés'],
    [{ status: 'Cancelled' }, [CALL], 'Ce rappel a été annulé'],
  ] as const)('asks for nothing when it is %j', async (reminder, items, words) => {
    const text = await textOf({ reminder, items });
    expect(text).toContain(words);
    expect(text).not.toContain('IBAN');
  });

  it.each([
    [{ status: 'Open', sent_date: '2026-02-01' }, '2026-03-16'],
    [{ status: 'Sent', sent_date: '2026-03-12' }, '2026-03-12'],
    [{ status: 'Cancelled', sent_date: null }, '2026-03-10'],
  ] as const)('of %j is dated %s', (reminder, dated) => {
    expect(letterOf({ reminder }).dated).toBe(dated);
  });

  it('says that it has no code without a bank account', async () => {
    expect(await textOf({ account: undefined })).toContain('ne porte pas de code QR');
  });
});
