import { isInWriting } from '#domain/assemblies/meeting-state.ts';
import type { Language } from '#domain/kernel/language.ts';
import { todayInBrussels } from '#domain/kernel/local-date.ts';
import type { Titled } from '#domain/texts/known-titles.ts';
import { meetingFrame, type Convened } from '#features/assemblies/convocations/index.ts';
import { dayOf } from '#features/assemblies/meetings/index.ts';
import {
  dayInWords,
  footLines,
  letterEnd,
  letterFrame,
  type Letterhead,
  type PrintedHeads,
} from '#features/documents/letters/index.ts';
import type { Languages } from '#features/shared/index.ts';
import { parseInstantMs } from '#platform/clock.ts';
import type { Row } from '#platform/db/rows.ts';
import { toSlug } from '#platform/file-names.ts';
import { titleIn } from '#platform/i18n/known-titles.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import type { LetterBlock, LetterFact, PaperLetter } from '#platform/pdf/letter.ts';
import { minutesBlocks } from './minutes-blocks.ts';
import type { MeetingMinutes } from './minutes.ts';

export interface MinutesOnPaper {
  readonly meeting: Row<'meetings'>;
  readonly head: Letterhead;
  readonly minutes: MeetingMinutes;
  /** Names of the owners in the minutes by id. */
  readonly names: ReadonlyMap<string, string>;
  /** Languages of the building: minutes are in each of them for every reader. */
  readonly languages: Languages;
  readonly now: string;
  /** Heads of ledger and votes; absent in minutes that were published without. */
  readonly heads?: PrintedHeads;
}

/**
 * Makes the letter to an owner: a note in their language, and the minutes, in that language first.
 */
export function minutesLetter(paper: MinutesOnPaper, owner: Convened): PaperLetter {
  const { meeting, head, minutes, languages } = paper;
  const say = createTranslator(owner.language);
  const own = languages.filter((language) => language === owner.language);
  const others = languages.filter((language) => language !== owner.language);
  return {
    ...meetingFrame(paper, owner),
    mention: null,
    foot: footLines(owner.language, votesOnly(paper)),
    subject: subjectIn(owner.language, meeting),
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
      ...[...own, ...others].flatMap((language) => [
        headingIn(language, meeting),
        ...minutesBlocks(paper, language),
      ]),
    ],
  };
}

/** Heads without that of the ledger, which every sent letter has. */
function votesOnly({ heads }: MinutesOnPaper): PrintedHeads {
  return heads?.votes === undefined ? {} : { votes: heads.votes };
}

/**
 * Makes the heading of the minutes in a language, if it is not that of the letter or there are
 * several.
 */
function headingIn(language: Language, meeting: Titled): LetterBlock {
  return { kind: 'heading', text: subjectIn(language, meeting) };
}

function subjectIn(language: Language, meeting: Titled): string {
  const title = titleIn(language, meeting);
  return createTranslator(language)('letter.minutes.subject', { title });
}

/**
 * Makes the signatures, once for all languages: for an assembly, chair, secretary and all who are
 * still present or represent someone; for a decision in writing, the syndic who collected the
 * answers. Rule: Civil Code, art. 3.87 §10.
 */
function signatures({ minutes, names, languages }: MinutesOnPaper): LetterBlock[] {
  const { meeting, chair, secretary } = minutes;
  const [first, ...others] = languages;
  const unnamed = { name: undefined };
  const chairman = [
    ...others.map((language) => createTranslator(language)('letter.minutes.chair', unnamed)),
    createTranslator(first)('letter.minutes.chair', { name: chair ?? undefined }),
  ].join(' / ');
  const keeper = [
    ...others.map((language) => createTranslator(language)('letter.minutes.secretary', unnamed)),
    createTranslator(first)('letter.minutes.secretary', { name: secretary ?? undefined }),
  ].join(' / ');
  if (isInWriting(meeting)) return [{ kind: 'blanks', labels: [keeper] }];
  const there = minutes.attendances.filter(({ left_at }) => left_at === null);
  const inPerson = there
    .filter((one) => one.represented_by === null)
    .map(({ owner_id }) => names.get(owner_id) ?? '');
  const holders = there.flatMap(({ represented_by: by }) => (by === null ? [] : [by]));
  const signing = [...inPerson, ...new Set(holders.filter((name) => !inPerson.includes(name)))];
  return [
    ...languages.map((language) => ({
      kind: 'paragraph' as const,
      text: createTranslator(language)('letter.minutes.read'),
    })),
    { kind: 'blanks', labels: [chairman, keeper, ...signing] },
  ];
}

/** The day on which the minutes were sent to the owners; none for a draft. */
function distributed({ minutes }: MinutesOnPaper, language: Language): LetterFact[] {
  if (minutes.published_at === null) return [];
  const day = todayInBrussels(parseInstantMs(minutes.published_at));
  const label = createTranslator(language)('letter.minutes.distributed');
  return [{ label, value: dayInWords(language, day) }];
}

/**
 * Makes the minutes to read, sign and store: in the languages of the building, without an
 * addressee.
 */
export function minutesPaper(paper: MinutesOnPaper): PaperLetter {
  const { meeting, head, minutes, languages, now, heads = {} } = paper;
  const [language, ...others] = languages;
  const say = createTranslator(language);
  const { facts } = meetingFrame(paper, { name: head.name, address: null, language });
  return {
    ...letterFrame(head, { name: say('letter.minutes.register'), address: null, language }),
    archival: true,
    file_name: ['minutes', toSlug(titleIn(language, meeting))]
      .filter((part) => part !== '')
      .join('-'),
    title: subjectIn(language, meeting),
    dated: todayInBrussels(parseInstantMs(minutes.published_at ?? now)),
    mention: null,
    foot: footLines(language, heads),
    facts: [...distributed(paper, language), ...facts.slice(1)],
    subject: subjectIn(language, meeting),
    blocks: [
      ...minutesBlocks(paper, language),
      ...others.flatMap((other) => [headingIn(other, meeting), ...minutesBlocks(paper, other)]),
      {
        kind: 'heading',
        text: languages
          .map((one) => createTranslator(one)('letter.minutes.signatures'))
          .join(' / '),
      },
      ...signatures(paper),
    ],
  };
}
