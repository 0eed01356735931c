import { sayTitle } from '#domain/texts/known-titles.ts';
import { letterEnd } from '#features/documents/letters/index.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import type { LetterForm, PaperLetter } from '#platform/pdf/letter.ts';
import {
  agendaTable,
  budgetTables,
  documentsText,
  meetingFrame,
  momentInWords,
  type Convened,
  type MeetingOnPaper,
} from './convocation-letter.ts';

/**
 * Makes the letter, in an owner's language, that asks for a decision in writing: the proposals, the
 * deadline, the rule that one refusal or missing answer defeats it, and an answer form. Rule: Civil
 * Code, art. 3.87 §11.
 */
export function answerLetter(paper: MeetingOnPaper, owner: Convened): PaperLetter {
  const { meeting, head } = paper;
  const { language } = owner;
  const say = createTranslator(language);
  const moment = momentInWords(meeting, language);
  const frame = meetingFrame(paper, owner);
  const [date] = frame.facts;
  return {
    ...frame,
    facts: [
      ...(date === undefined ? [] : [date]),
      { label: say('letter.answer.until'), value: moment },
    ],
    mention: owner.is_mailed ? null : say('letter.reminder.registered'),
    subject: say('letter.answer.subject', { title: sayTitle(meeting, say) }),
    blocks: [
      { kind: 'paragraph', text: say('letter.greeting') },
      { kind: 'paragraph', text: say('letter.answer.invitation', { building: head.name, moment }) },
      ...(meeting.agenda === null ? [] : [{ kind: 'paragraph', text: meeting.agenda } as const]),
      agendaTable(paper.agenda, say),
      ...budgetTables(paper.agenda, language),
      { kind: 'paragraph', text: documentsText(paper, say) },
      { kind: 'paragraph', text: say('letter.answer.rules') },
      ...letterEnd(head, language, []),
      answerForm(paper, owner),
    ],
  };
}

function answerForm(paper: MeetingOnPaper, owner: Convened): LetterForm {
  const say = createTranslator(owner.language);
  const { meeting, head, agenda } = paper;
  const asked = agenda.filter(({ majority }) => majority !== null);
  return {
    kind: 'form',
    heading: say('letter.answer.heading'),
    text: say('letter.answer.text', {
      name: owner.name,
      building: head.name,
      title: sayTitle(meeting, say),
    }),
    blanks: [
      ...asked.map((item) =>
        say('letter.answer.item', { position: item.position, title: sayTitle(item, say) }),
      ),
      say('letter.proxy.place'),
      say('letter.proxy.signature'),
    ],
    code: {
      payload: paper.answerAt,
      caption: say('letter.answer.scan'),
      description: say('letter.answer.code'),
    },
    note: say('letter.answer.note', { email: head.office_email }),
  };
}
