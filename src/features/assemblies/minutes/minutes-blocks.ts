import { isInWriting } from '#domain/assemblies/meeting-state.ts';
import type { Language, Say } from '#domain/kernel/language.ts';
import { timeInBrussels } from '#domain/kernel/local-time.ts';
import { sayTitle } from '#domain/texts/known-titles.ts';
import { budgetTable } from '#features/assemblies/meetings/index.ts';
import { dayInWords } from '#features/documents/letters/index.ts';
import { parseInstantMs } from '#platform/clock.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import type { LetterBlock, LetterTable } from '#platform/pdf/letter.ts';
import { formatInteger } from '#platform/pdf/notation.ts';
import type { MeetingMinutes, MinutesItem } from './minutes.ts';

/**
 * Makes the content of minutes: chair, attendance, quorum, and each decision with its text, its
 * figures before and after the reduction, its result, and the names of those who voted against or
 * abstained, except in secret ballots. Rule: Civil Code, art. 3.87 §10.
 */
export function minutesBlocks(
  { minutes, names }: MinutesWithNames,
  language: Language,
): LetterBlock[] {
  const say = createTranslator(language);
  const words = {
    language,
    say,
    integer: (value: number) => formatInteger(value, language),
    nameOf: (ownerId: string) => names.get(ownerId) ?? '',
  };
  const { remarks, challengeable_until: until } = minutes;
  const inWriting = isInWriting(minutes.meeting);
  return [
    ...(inWriting ? [{ kind: 'paragraph', text: say('letter.minutes.in_writing') } as const] : []),
    ...officers(minutes, words),
    ...documentsShown(minutes, say),
    { kind: 'heading', text: say('letter.minutes.attendance') },
    attendanceTable(minutes, words),
    ...(inWriting ? [] : quorumText(minutes, words)),
    ...minutes.items.flatMap((item) => itemBlocks(item, words)),
    ...(remarks === null ? [] : ([{ kind: 'paragraph', text: remarks }] as const)),
    ...(until === null
      ? []
      : ([
          {
            kind: 'notice',
            text: say('letter.minutes.challenge', { until: dayInWords(language, until) }),
          },
        ] as const)),
  ];
}

interface MinutesWithNames {
  readonly minutes: MeetingMinutes;
  /** Names of owners by id. */
  readonly names: ReadonlyMap<string, string>;
}

/** Texts in the language of the minutes. */
interface Words {
  readonly language: Language;
  readonly say: Say;
  readonly integer: (value: number) => string;
  readonly nameOf: (ownerId: string) => string;
}

function timeOf(instant: string | null): string | undefined {
  return instant === null ? undefined : timeInBrussels(parseInstantMs(instant));
}

function officers(
  { meeting, chair, secretary, scrutineers }: MeetingMinutes,
  { say, language }: Words,
): LetterBlock[] {
  const opened = timeOf(meeting.opened_at);
  const closed = timeOf(meeting.closed_at);
  const texts = [
    say(`enum.MeetingType.${meeting.meeting_type}`),
    // Minutes that were published before this day was stored have none.
    (meeting.held_on ?? null) === null
      ? ''
      : say('letter.minutes.held', { day: dayInWords(language, meeting.held_on ?? '') }),
    opened === undefined ? '' : say('letter.minutes.hours', { opened, closed }),
    chair === null ? '' : say('letter.minutes.chaired', { name: chair }),
    secretary === null ? '' : say('letter.minutes.kept', { name: secretary }),
    scrutineers === null ? '' : say('letter.minutes.scrutineers', { names: scrutineers }),
  ].filter((text) => text !== '');
  return [{ kind: 'paragraph', text: texts.join('\n') }];
}

function documentsShown({ documents }: MeetingMinutes, say: Say): LetterBlock[] {
  if (documents.length === 0) return [];
  const text = say('letter.minutes.documents', { titles: documents.join(' ; ') });
  return [{ kind: 'paragraph', text }];
}

function attendanceTable(
  { attendances }: MeetingMinutes,
  { say, integer, nameOf }: Words,
): LetterTable {
  return {
    kind: 'table',
    columns: [
      { label: say('letter.minutes.owner'), numeric: false },
      { label: say('letter.minutes.mode'), numeric: false },
      { label: say('letter.minutes.presence'), numeric: false },
      { label: say('letter.minutes.votes'), numeric: true },
    ],
    rows: attendances.map((one) => ({
      kind: 'line',
      cells: [
        nameOf(one.owner_id),
        one.represented_by === null
          ? say(`enum.AttendanceMode.${one.mode}`)
          : say('letter.minutes.represented', { name: one.represented_by }),
        [timeOf(one.arrived_at), timeOf(one.left_at)]
          .filter((time) => time !== undefined)
          .join('–'),
        one.vote_suspended ? say('letter.minutes.suspended') : integer(one.weight),
      ],
    })),
  };
}

function quorumText({ quorum }: MeetingMinutes, { say, integer }: Words): LetterBlock[] {
  if (quorum === null) return [];
  const { owners_present, owners_total, shares_present, shares_total, rule } = quorum;
  const text = say('letter.minutes.quorum', {
    owners_present: integer(owners_present),
    owners_total: integer(owners_total),
    shares_present: integer(shares_present),
    shares_total: integer(shares_total),
    rule: rule ?? undefined,
  });
  return [{ kind: 'paragraph', text }];
}

function itemBlocks(item: MinutesItem, words: Words): LetterBlock[] {
  const { say } = words;
  const texts = [
    item.description ?? '',
    item.amended_text === null ? '' : say('letter.minutes.amended', { text: item.amended_text }),
    ...resultTexts(item, words),
    item.excluded.length === 0
      ? ''
      : say('letter.minutes.excluded', {
          names: item.excluded.map(({ owner_id }) => words.nameOf(owner_id)).join(', '),
        }),
    (item.syndic_votes_because ?? null) === null
      ? ''
      : say('letter.minutes.syndic_votes', { reason: item.syndic_votes_because ?? '' }),
    ...item.void_rounds.map(({ round_number, reason }) =>
      say('letter.minutes.void', { round_number, reason }),
    ),
    item.remark ?? '',
  ].filter((text) => text !== '');
  return [
    { kind: 'heading', text: `${item.position}. ${sayTitle(item, say)}` },
    ...texts.map((text) => ({ kind: 'paragraph', text }) as const),
    ...budgetBlocks(item, words),
  ];
}

/** Makes the budget that was voted on, and the announced one if the meeting amended it. */
function budgetBlocks({ position, budget }: MinutesItem, { say, language }: Words): LetterBlock[] {
  if (budget === null) return [];
  const { fiscal_year, announced } = budget;
  const voted = budgetTable(position, budget, language);
  if (announced === null) return [voted];
  return [
    voted,
    { kind: 'paragraph', text: say('letter.budget.announced') },
    budgetTable(position, { fiscal_year, ...announced }, language),
  ];
}

/** The result of a vote, in shares. */
interface Figures {
  readonly result: 'Adopted' | 'Rejected' | null;
  readonly for: number | null;
  readonly against: number | null;
  readonly abstain: number | null;
  readonly votes_cast: number | null;
  readonly threshold: number | null;
  readonly before_reduction: {
    readonly for: number;
    readonly against: number;
    readonly abstain: number;
  } | null;
}

function resultTexts(item: MinutesItem, words: Words): string[] {
  const { say, integer, nameOf } = words;
  if (item.result === null) return item.majority === null ? [] : [say('letter.minutes.not_voted')];
  const majority = item.majority === null ? '' : say(`enum.Majority.${item.majority}`);
  const ofCandidates = item.candidates.flatMap((candidate) => [
    `${candidate.name} : ${figuresText(candidate, words, majority)}`,
    ...namesTexts(candidate, say),
  ]);
  const figures =
    ofCandidates.length > 0
      ? ofCandidates
      : [figuresText(item, words, majority), ...namesTexts(item, say)];
  return [
    ...figures,
    item.secret ? say('letter.minutes.secret') : '',
    ...item.capped.map(({ owner_id, from, to }) =>
      say('letter.minutes.capped', {
        name: nameOf(owner_id),
        from: integer(from),
        to: integer(to),
      }),
    ),
  ];
}

/** Lists the names against and abstaining, for an election per candidate (art. 3.87 §10). */
function namesTexts(
  { against_names, abstain_names }: Pick<MinutesItem, 'against_names' | 'abstain_names'>,
  say: Say,
): string[] {
  const against = { names: against_names.join(', ') };
  const abstained = { names: abstain_names.join(', ') };
  return [
    against_names.length === 0 ? '' : say('letter.minutes.against', against),
    abstain_names.length === 0 ? '' : say('letter.minutes.abstained', abstained),
  ];
}

function figuresText(figures: Figures, { say, integer }: Words, majority: string): string {
  const shown = (value: number | null) => integer(value ?? 0);
  const { before_reduction: before } = figures;
  const isReduced =
    before !== null &&
    (before.for !== figures.for ||
      before.against !== figures.against ||
      before.abstain !== figures.abstain);
  const text = say('letter.minutes.figures', {
    for: shown(figures.for),
    against: shown(figures.against),
    abstain: shown(figures.abstain),
    cast: shown(figures.votes_cast),
    threshold: shown(figures.threshold),
    result: figures.result ?? undefined,
    majority,
  });
  if (!isReduced) return text;
  const earlier = say('letter.minutes.before', {
    for: integer(before.for),
    against: integer(before.against),
    abstain: integer(before.abstain),
  });
  return `${text} ${earlier}`;
}
