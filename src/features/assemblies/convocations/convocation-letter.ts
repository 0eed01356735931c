import { findDecidingArticle } from '#domain/assemblies/decision-types.ts';
import type { Language, Say } from '#domain/kernel/language.ts';
import { todayInBrussels } from '#domain/kernel/local-date.ts';
import { sayTitle } from '#domain/texts/known-titles.ts';
import {
  budgetTable,
  dayOf,
  toBudget,
  type AgendaRow,
} from '#features/assemblies/meetings/index.ts';
import {
  dayInWords,
  letterEnd,
  letterFrame,
  type Addressee,
  type Letterhead,
} from '#features/documents/letters/index.ts';
import { formatInstant } from '#features/notifications/index.ts';
import { parseInstantMs } from '#platform/clock.ts';
import type { Row } from '#platform/db/rows.ts';
import { toSlug } from '#platform/file-names.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import type {
  LetterBlock,
  LetterFact,
  LetterForm,
  LetterTable,
  PaperLetter,
} from '#platform/pdf/letter.ts';

/** The facts about a meeting for its letters. */
export interface MeetingOnPaper {
  readonly meeting: Row<'meetings'>;
  readonly head: Letterhead;
  readonly agenda: readonly AgendaRow[];
  /** Titles of the documents that owners may consult. */
  readonly documents: readonly string[];
  /** Date and time of the letter, RFC 3339. */
  readonly now: string;
  /** URL that opens an owner at the entrance, as the code on their proxy form. */
  readonly doorOf: (ownerId: string) => string;
  /** URL of the page where owners answer a decision in writing. */
  readonly answerAt: string;
}

/** An owner to convene, and whether they have agreed to e-mail. */
export type Convened = Addressee &
  Pick<Row<'owners'>, 'id' | 'email'> & { readonly is_mailed: boolean };

/**
 * Makes the convocation of an owner in their language: place, day, time, agenda with the majority
 * of each decision, how to consult the documents, whether remote participation is possible, and a
 * proxy form. Rule: Civil Code, art. 3.87 §3.
 */
export function convocationLetter(paper: MeetingOnPaper, owner: Convened): PaperLetter {
  const { meeting, head } = paper;
  const { language } = owner;
  const say = createTranslator(language);
  return {
    ...meetingFrame(paper, owner),
    mention: owner.is_mailed ? null : say('letter.reminder.registered'),
    subject: say('letter.convocation.subject', { title: sayTitle(meeting, say) }),
    blocks: [
      { kind: 'paragraph', text: say('letter.greeting') },
      { kind: 'paragraph', text: invitation(paper, language) },
      ...notices(meeting, say),
      // The letter always says whether remote participation is possible (art. 3.87 §3).
      ...(meeting.remote_allowed
        ? []
        : [{ kind: 'paragraph', text: say('letter.convocation.on_site') } as const]),
      ...(meeting.agenda === null ? [] : [{ kind: 'paragraph', text: meeting.agenda } as const]),
      agendaTable(paper.agenda, say),
      ...budgetTables(paper.agenda, language),
      { kind: 'paragraph', text: documentsText(paper, say) },
      { kind: 'paragraph', text: say('letter.convocation.rules') },
      ...letterEnd(head, language, []),
      proxyForm(paper, owner),
    ],
  };
}

/**
 * Makes the parts that all letters about a meeting share: sender, addressee, date, and when and
 * where it takes place.
 */
export function meetingFrame(
  { meeting, head, now }: Pick<MeetingOnPaper, 'meeting' | 'head' | 'now'>,
  owner: Addressee,
) {
  const { language, name } = owner;
  const say = createTranslator(language);
  const dated = todayInBrussels(parseInstantMs(now));
  return {
    ...letterFrame(head, owner),
    file_name: toSlug(name) || 'owner',
    title: `${sayTitle(meeting, say)} – ${name}`,
    dated,
    facts: [
      { label: say('letter.date'), value: dayInWords(language, dated) },
      ...meetingFacts(meeting, language),
    ],
  };
}

/** Lists when and where a meeting takes place. */
export function meetingFacts(meeting: Row<'meetings'>, language: Language): LetterFact[] {
  const say = createTranslator(language);
  const { location } = meeting;
  return [
    { label: say('letter.meeting.when'), value: momentInWords(meeting, language) },
    ...(location === null ? [] : [{ label: say('letter.meeting.where'), value: location }]),
  ];
}

/**
 * Finds the address for remote participation; null if that is not possible or not known yet. Public
 * notices in the building omit it, so that strangers cannot join.
 */
export function findRemoteAddress(meeting: Row<'meetings'>): string | null {
  return meeting.remote_allowed ? meeting.remote_address : null;
}

/** Formats day and time in Belgium. */
export function momentInWords(
  meeting: Pick<Row<'meetings'>, 'scheduled_date'>,
  language: Language,
): string {
  const { time } = formatInstant(meeting.scheduled_date);
  return createTranslator(language)('letter.meeting.moment', {
    day: dayInWords(language, dayOf(meeting)),
    time,
  });
}

function invitation({ meeting, head }: MeetingOnPaper, language: Language): string {
  const say = createTranslator(language);
  return say('letter.convocation.invitation', {
    building: head.name,
    type: meeting.meeting_type,
    moment: momentInWords(meeting, language),
    location: meeting.location ?? undefined,
  });
}

function notices(meeting: Row<'meetings'>, say: Say): LetterBlock[] {
  const { first_meeting_id, remote_allowed, urgent_reason: reason } = meeting;
  const address = findRemoteAddress(meeting);
  const texts = [
    first_meeting_id === null ? '' : say('letter.convocation.second_session'),
    reason === null ? '' : say('letter.convocation.urgent', { reason }),
    address === null ? '' : say('letter.convocation.remote_at', { address }),
    remote_allowed && address === null ? say('letter.convocation.remote') : '',
  ];
  return texts.filter((text) => text !== '').map((text) => ({ kind: 'notice', text }));
}

/** Makes the agenda, with the majority of each decision and the article that requires it. */
export function agendaTable(agenda: readonly AgendaRow[], say: Say): LetterTable {
  return {
    kind: 'table',
    columns: [
      { label: say('letter.convocation.agenda'), numeric: false },
      { label: say('letter.convocation.majority'), numeric: false },
    ],
    rows: agenda.flatMap((item) => [
      {
        kind: 'line' as const,
        cells: [`${item.position}. ${sayTitle(item, say)}`, majorityText(item, say)],
      },
      ...detailsOf(item, say).map((text) => ({ kind: 'detail' as const, cells: [text, ''] })),
    ]),
  };
}

/** Makes the tables of the budgets to vote on, which are part of the agenda (art. 3.89 §5 16°). */
export function budgetTables(agenda: readonly AgendaRow[], language: Language): LetterTable[] {
  return agenda.flatMap((item) => {
    const budget = toBudget(item);
    return budget === null ? [] : [budgetTable(item.position, budget, language)];
  });
}

function majorityText(item: AgendaRow, say: Say): string {
  if (item.majority === null) return say('letter.convocation.information');
  const article = findDecidingArticle(item);
  const majority = say(`enum.Majority.${item.majority}`);
  return article === null ? majority : `${majority} (${article})`;
}

function detailsOf({ description, candidates }: AgendaRow, say: Say): string[] {
  const names = candidates.map(({ name }) => name).join(', ');
  return [
    ...(description === null ? [] : [description]),
    ...(names === '' ? [] : [say('letter.convocation.candidates', { names })]),
  ];
}

export function documentsText({ documents, head }: MeetingOnPaper, say: Say): string {
  const email = head.office_email;
  return documents.length === 0
    ? say('letter.convocation.no_documents', { email })
    : say('letter.convocation.documents', { titles: documents.join(' ; '), email });
}

function proxyForm(paper: MeetingOnPaper, owner: Convened): LetterForm {
  const say = createTranslator(owner.language);
  const { meeting, head } = paper;
  const moment = momentInWords(meeting, owner.language);
  return {
    kind: 'form',
    heading: say('letter.proxy.heading'),
    text: say('letter.proxy.text', {
      name: owner.name,
      building: head.name,
      title: sayTitle(meeting, say),
      moment,
    }),
    blanks: [
      say('letter.proxy.holder'),
      say('letter.proxy.instructions'),
      say('letter.proxy.place'),
      say('letter.proxy.signature'),
    ],
    code: {
      payload: paper.doorOf(owner.id),
      caption: say('letter.proxy.scan'),
      description: say('letter.proxy.code', { name: owner.name }),
    },
    note: say('letter.proxy.note'),
  };
}
