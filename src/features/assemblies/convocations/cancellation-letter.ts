import { sayTitle } from '#domain/texts/known-titles.ts';
import { letterEnd } from '#features/documents/letters/index.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import type { PaperLetter } from '#platform/pdf/letter.ts';
import { meetingFrame, type Convened, type MeetingOnPaper } from './convocation-letter.ts';

/** Makes the letter to those convened that the meeting was cancelled, and why. */
export function cancellationLetter(
  paper: Pick<MeetingOnPaper, 'meeting' | 'head' | 'now'>,
  owner: Convened,
): PaperLetter {
  const { meeting, head } = paper;
  const { language } = owner;
  const say = createTranslator(language);
  const reason = meeting.cancellation_reason ?? '';
  return {
    ...meetingFrame(paper, owner),
    mention: null,
    subject: say('letter.cancellation.subject', { title: sayTitle(meeting, say) }),
    blocks: [
      { kind: 'paragraph', text: say('letter.greeting') },
      { kind: 'paragraph', text: say('letter.cancellation.text', { building: head.name }) },
      { kind: 'notice', text: reason },
      ...letterEnd(head, language, []),
    ],
  };
}
