import { isInWriting } from '#domain/assemblies/meeting-state.ts';
import type { Language, Say } from '#domain/kernel/language.ts';
import { todayInBrussels } from '#domain/kernel/local-date.ts';
import { meetingFrame, type Convened } from '#features/assemblies/convocations/index.ts';
import { dayOf } from '#features/assemblies/meetings/index.ts';
import {
  dayInWords,
  letterEnd,
  letterFrame,
  type Letterhead,
} from '#features/documents/letters/index.ts';
import { millisecondsOf } from '#platform/clock.ts';
import type { Row } from '#platform/db/rows.ts';
import { slugOf } from '#platform/file-names.ts';
import { sayIn } from '#platform/i18n/translate.ts';
import type { LetterBlock, PaperLetter } from '#platform/pdf/letter.ts';
import { minutesBlocks } from './minutes-blocks.ts';
import type { MeetingMinutes } from './minutes.ts';

export interface MinutesOnPaper {
  readonly meeting: Row<'meetings'>;
  readonly head: Letterhead;
  readonly minutes: MeetingMinutes;
  /** What the owners in them are called, by id. */
  readonly names: ReadonlyMap<string, string>;
  /** Of the building: minutes are in it, whoever reads them. */
  readonly language: Language;
  readonly now: string;
}

/** What an owner is sent: a word in their language, and the minutes. */
export function minutesLetter(paper: MinutesOnPaper, owner: Convened): PaperLetter {
  const { meeting, head, minutes, language } = paper;
  const say = sayIn(owner.language);
  return {
    ...meetingFrame(paper, owner),
    mention: null,
    subject: say('letter.minutes.subject', { title: meeting.title }),
    blocks: [
      { kind: 'paragraph', text: say('letter.greeting') },
      {
        kind: 'paragraph',
        text: say('letter.minutes.sent', {
          building: head.name,
          until: dayInWords(owner.language, minutes.challengeable_until ?? dayOf(meeting)),
        }),
      },
      ...letterEnd(head, owner.language, []),
      {
        kind: 'heading',
        text: sayIn(language)('letter.minutes.subject', { title: meeting.title }),
      },
      ...minutesBlocks(paper, language),
    ],
  };
}

/** Who signs: of an assembly all who are still there, of answers in writing the syndic who gathered them. */
function signatures({ minutes }: MinutesOnPaper, say: Say): LetterBlock[] {
  const { meeting, chair, secretary } = minutes;
  const keeper = say('letter.minutes.secretary', { name: secretary ?? undefined });
  if (isInWriting(meeting)) return [{ kind: 'blanks', labels: [keeper] }];
  const chairman = say('letter.minutes.chair', { name: chair ?? undefined });
  return [
    { kind: 'paragraph', text: say('letter.minutes.read') },
    { kind: 'blanks', labels: [chairman, keeper, say('letter.minutes.owners')] },
  ];
}

/** The minutes as they are read, signed and kept: in the language of the building, to nobody. */
export function minutesPaper(paper: MinutesOnPaper): PaperLetter {
  const { meeting, head, minutes, language, now } = paper;
  const say = sayIn(language);
  const { facts } = meetingFrame(paper, { name: head.name, address: null, language });
  return {
    ...letterFrame(head, { name: say('letter.minutes.register'), address: null, language }),
    archival: true,
    file_name: ['minutes', slugOf(meeting.title)].filter((part) => part !== '').join('-'),
    title: say('letter.minutes.subject', { title: meeting.title }),
    dated: todayInBrussels(millisecondsOf(minutes.published_at ?? now)),
    mention: null,
    facts: facts.slice(1),
    subject: say('letter.minutes.subject', { title: meeting.title }),
    blocks: [
      ...minutesBlocks(paper, language),
      { kind: 'heading', text: say('letter.minutes.signatures') },
      ...signatures(paper, say),
    ],
  };
}
