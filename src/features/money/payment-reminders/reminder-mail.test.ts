import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/kernel/language.ts';
import { ACCOUNT, ANNE, HEAD } from '#test/helpers/letters.ts';
import type { ReminderOnPaper } from './letter.ts';
import { renderReminderMail } from './reminder-mail.ts';

const paper: ReminderOnPaper = {
  reminder: {
    reminder_level: 'Gentle',
    status: 'Open',
    message: null,
    penalty_cents: 0,
    level_changed_on: '2026-03-16',
    sent_date: null,
  },
  head: {
    ...HEAD,
    name: 'Les Tilleuls',
    address: 'Rue du Parc 1',
    enterprise_number: '0202239951',
    office_name: 'Syndic du Parc',
    office_email: 'office@example.org',
  },
  debtor: {
    ...ANNE,
    language: 'en',
    kind: 'Person',
    late_interest_is_legal: false,
    late_interest_ppm: 80_000,
    consumer_limits: true,
    late_interest_clause: 'Art. 12: late payments bear interest at 8 % a year.',
  },
  account: { ...ACCOUNT, holder: 'ACP Les Tilleuls' },
  structured_communication: '202300001222',
  items: [
    {
      title: 'Provision Q1',
      due_date: '2026-02-01',
      open_cents: 123_450,
      structured_communication: '202300001222',
    },
    {
      title: null,
      due_date: '2026-02-20',
      open_cents: 5,
      structured_communication: '090933755493',
    },
  ],
  forecast_cents: 812,
  today: '2026-03-16',
};

interface Change {
  readonly reminder?: Partial<ReminderOnPaper['reminder']>;
  readonly head?: Partial<ReminderOnPaper['head']>;
  readonly debtor?: Partial<ReminderOnPaper['debtor']>;
  readonly account?: undefined;
}

function mailOf({ reminder, head, debtor, ...more }: Change = {}) {
  return renderReminderMail({
    ...paper,
    ...more,
    reminder: { ...paper.reminder, ...reminder },
    head: { ...paper.head, ...head },
    debtor: { ...paper.debtor, ...debtor },
  });
}

describe('the mail of a reminder', () => {
  it('says at Gentle what is owed, since when, to whom, and how to pay', () => {
    const { subject, text } = mailOf();
    expect(subject).toBe('Payment reminder – Les Tilleuls');
    expect(text).toBe(`Hello Anne Peeters,

According to our accounts, the amounts below, owed to the co-ownership Les Tilleuls, have not been paid yet. It may have slipped your mind.

Provision Q1, due on 01/02/2026: €1,234.50, payment reference +++202/3000/01222+++
Co-ownership charges, due on 20/02/2026: €0.05, payment reference +++090/9337/55493+++
Total to be paid: €1,234.55
Bank account: BE68 5390 0754 7034 (ACP Les Tilleuls)
Creditor: Les Tilleuls, Rue du Parc 1, 1000 Bruxelles (enterprise number 0202239951)

This first reminder is free of charge. You have 14 calendar days to pay, from the day after this message was sent, with each payment reference exactly as shown here.

Failing payment within that time, late interest at 8% a year, up to the rate for late payment between enterprises, may be claimed under this clause of the statutes: “Art. 12: late payments bear interest at 8 % a year.”

If nothing is paid by the end of that time, this comes to €8.12 for every 30 days that follow.

If you have paid in the meantime, please disregard this message.

Any question? Write to office@example.org.

Kind regards,
Syndic du Parc
`);
  });

  it('claims late interest at Formal, and counts it in', () => {
    const { subject, text } = mailOf({
      reminder: { reminder_level: 'Formal', penalty_cents: 1163 },
    });
    expect(subject).toBe('Second reminder – Les Tilleuls');
    expect(text).toContain('Late interest up to and including 16/03/2026: €11.63\n');
    expect(text).toContain('Total to be paid: €1,246.18\n');
    expect(text).not.toContain('free of charge');
    expect(text).not.toContain('every 30 days');
  });

  it('leaves out what is not known', () => {
    const { text } = mailOf({
      head: { postal_code: null, city: null, enterprise_number: null },
      debtor: { late_interest_clause: null },
      account: undefined,
    });
    expect(text).toContain('Creditor: Les Tilleuls, Rue du Parc 1\n');
    expect(text).not.toMatch(/Bank account|statutes|null|undefined/);
  });

  it('carries what somebody wrote, and no markup of theirs', () => {
    const message = 'Please call us.\n\nWe <b>can</b> help.';
    const { text, html } = mailOf({ reminder: { message } });
    expect(text).toContain('\n\nPlease call us.\n\nWe <b>can</b> help.\n\n');
    expect(html).toContain('<p>We &lt;b&gt;can&lt;/b&gt; help.</p>');
  });

  it.each(LANGUAGES)('is whole in %s, as text and as HTML', (language) => {
    for (const level of ['Gentle', 'Formal'] as const) {
      const reminder = { reminder_level: level, penalty_cents: 1163 };
      const mail = mailOf({ reminder, debtor: { language } });
      expect(mail.html).toContain(`<html lang="${language}">`);
      for (const part of [mail.text, mail.html]) {
        expect(part).toContain('+++202/3000/01222+++');
        expect(part).toContain('BE68 5390 0754 7034');
        expect(part).toContain('Syndic du Parc');
        expect(part).not.toMatch(/reminder_mail|undefined|null|\[object/);
      }
      expect(mail.subject).toContain('Les Tilleuls');
    }
  });
});
