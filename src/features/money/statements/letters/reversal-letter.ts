import { toEuro } from '#domain/kernel/money.ts';
import { dayInWords, letterEnd, letterFrame } from '#features/documents/letters/index.ts';
import { toSlug } from '#platform/file-names.ts';
import { renderMail, type RenderedMail } from '#platform/mail/mail-content.ts';
import { singleLine } from '#platform/mail/single-line.ts';
import type { PaperLetter } from '#platform/pdf/letter.ts';
import type { OwnerOnPaper, StatementOnPaper } from './paper.ts';
import { makeWriting, type Writing } from './sheets.ts';
import { statementNumber, subjectText } from './statement-letter.ts';
import { mailSubject } from './statement-mail.ts';

type Reversed = Pick<StatementOnPaper, 'run' | 'head' | 'today' | 'year_end'> & {
  readonly reason: string;
};
type Reader = Pick<OwnerOnPaper, 'reader' | 'number' | 'figures'>;

/** Composes the letter that tells an owner that a statement they got is reversed, in their language. */
export function reversalLetter(reversed: Reversed, owner: Reader): PaperLetter {
  const { head, today } = reversed;
  const { reader } = owner;
  const { language } = reader;
  const writing = makeWriting(language);
  const { say } = writing;
  const subject = reversalSubject(reversed, writing);
  return {
    ...letterFrame(head, reader),
    file_name: toSlug(reader.name) || 'owner',
    title: `${subject} – ${reader.name}`,
    dated: today,
    mention: null,
    facts: [
      { label: say('letter.date'), value: dayInWords(language, today) },
      ...(owner.number === null
        ? []
        : [
            {
              label: say('letter.statement.number'),
              value: statementNumber(reversed, owner.number),
            },
          ]),
    ],
    subject,
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
    subject: mailSubject(reversalSubject(reversed, writing), head.name),
    greeting: say('letter.greeting'),
    before: texts(reversed, owner, writing).map(singleLine),
    after: [say('letter.questions', { email: head.office_email })],
    closing: say('call_mail.closing'),
    sender: singleLine(head.office_name),
  });
}

function reversalSubject(reversed: Reversed, writing: Writing): string {
  return writing.say('letter.statement.reversal', { subject: subjectText(reversed, writing) });
}

function texts(
  { run, reason }: Reversed,
  { figures: { settlement } }: Reader,
  { say }: Writing,
): string[] {
  const cents = settlement.ordinary + settlement.extraordinary;
  return [
    say('letter.statement.reversed', { from: run.period_from, to: run.period_to, reason }),
    say('letter.statement.reversal_effect', {
      state: cents > 0 ? 'owed' : cents < 0 ? 'credit' : 'nothing',
      amount: toEuro(Math.abs(cents)),
    }),
    say('letter.statement.reversal_next'),
  ];
}
