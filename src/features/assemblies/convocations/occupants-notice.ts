import { sayTitle } from '#domain/texts/known-titles.ts';
import { letterEnd } from '#features/documents/letters/index.ts';
import type { Languages } from '#features/shared/index.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import type { PaperLetter } from '#platform/pdf/letter.ts';
import { meetingFrame, momentInWords, type MeetingOnPaper } from './convocation-letter.ts';

/**
 * Makes the notice to display in the building, in each of its languages, which informs occupants
 * without a vote of the date so that they can ask written questions. Rule: Civil Code, art. 3.89
 * §5, 6°.
 */
export function occupantsNotice(
  paper: Pick<MeetingOnPaper, 'meeting' | 'head' | 'now'>,
  languages: Languages,
): PaperLetter {
  const { meeting, head } = paper;
  const [language] = languages;
  const say = createTranslator(language);
  const everybody = { name: say('letter.occupants.recipient'), address: head.address, language };
  return {
    ...meetingFrame(paper, everybody),
    file_name: 'occupants-notice',
    mention: null,
    subject: say('letter.occupants.subject', { title: sayTitle(meeting, say) }),
    blocks: [
      ...languages.flatMap((one) => [
        {
          kind: 'paragraph' as const,
          text: createTranslator(one)('letter.occupants.text', {
            building: head.name,
            moment: momentInWords(meeting, one),
          }),
        },
        {
          kind: 'paragraph' as const,
          text: createTranslator(one)('letter.occupants.questions', { email: head.office_email }),
        },
      ]),
      ...letterEnd(head, language, []),
    ],
  };
}
