import { toEuro } from '#domain/kernel/money.ts';
import { dayInWords, letterEnd } from '#features/documents/letters/index.ts';
import { renderMail, type RenderedMail } from '#platform/mail/mail-content.ts';
import { singleLine } from '#platform/mail/single-line.ts';
import type { PaperLetter } from '#platform/pdf/letter.ts';
import type { OwnerOnPaper, StatementOnPaper } from './paper.ts';
import { makeWriting, type Writing } from './sheets.ts';
import { makeFrame, numberFacts, subjectText } from './statement-letter.ts';
import { mailSubject } from './statement-mail.ts';
import { sumSettlement } from './summary-part.ts';

type Reversed = Pick<StatementOnPaper, 'run' | 'head' | 'today' | 'year_end'> & {
  readonly reason: string;
};
type Reader = Pick<OwnerOnPaper, 'reader' | 'number' | 'figures'>;

/** Composes the letter about the reversal of a statement, in the language of the owner. */
export function reversalLetter(reversed: Reversed, owner: Reader): PaperLetter {
  const { head, today } = reversed;
  const { language } = owner.reader;
  const writing = makeWriting(language);
  const { say } = writing;
  return {
    ...makeFrame(reversed, owner, reversalTitle(reversed, writing)),
    facts: [
      { label: say('letter.date'), value: dayInWords(language, today) },
      ...numberFacts(reversed, owner, writing),
    ],
    blocks: [
      { kind: 'paragraph', text: say('letter.greeting') },
      ...texts(reversed, owner, writing).map((text) => ({ kind: 'paragraph', text }) as const),
      ...letterEnd(head, language, []),
    ],
  };
}

/** Renders the e-mail that accompanies the letter. */
export function renderReversalMail(reversed: Reversed, owner: Reader): RenderedMail {
  const { language } = owner.reader;
  const { head } = reversed;
  const writing = makeWriting(language);
  const { say } = writing;
  return renderMail({
    language,
    subject: mailSubject(reversalTitle(reversed, writing), head.name),
    greeting: say('letter.greeting'),
    before: texts(reversed, owner, writing).map(singleLine),
    after: [say('letter.questions', { email: head.office_email })],
    closing: say('call_mail.closing'),
    sender: singleLine(head.office_name),
  });
}

function reversalTitle(reversed: Reversed, writing: Writing): string {
  return writing.say('letter.statement.reversal', { subject: subjectText(reversed, writing) });
}

function texts({ run, reason }: Reversed, { figures }: Reader, { say }: Writing): string[] {
  const cents = sumSettlement(figures);
  return [
    say('letter.statement.reversed', { from: run.period_from, to: run.period_to, reason }),
    say('letter.statement.reversal_effect', {
      state: cents > 0 ? 'owed' : cents < 0 ? 'credit' : 'nothing',
      amount: toEuro(Math.abs(cents)),
    }),
    say('letter.statement.reversal_next'),
  ];
}
