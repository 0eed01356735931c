import { articleOf } from '#domain/assemblies/decision-types.ts';
import type { Language, Say } from '#domain/kernel/language.ts';
import { todayInBrussels } from '#domain/kernel/local-date.ts';
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
import { whenIs } from '#features/notifications/index.ts';
import { millisecondsOf } from '#platform/clock.ts';
import type { Row } from '#platform/db/rows.ts';
import { slugOf } from '#platform/file-names.ts';
import { sayIn } from '#platform/i18n/translate.ts';
import type {
  LetterBlock,
  LetterFact,
  LetterForm,
  LetterTable,
  PaperLetter,
} from '#platform/pdf/letter.ts';

/** A meeting as letters tell of it. */
export interface MeetingOnPaper {
  readonly meeting: Row<'meetings'>;
  readonly head: Letterhead;
  readonly agenda: readonly AgendaRow[];
  /** Titles of what owners may read about it. */
  readonly documents: readonly string[];
  /** RFC 3339, of the letter. */
  readonly now: string;
  /** Where somebody at the door is found by the code on their proxy form. */
  readonly doorOf: (ownerId: string) => string;
  /** Where owners answer what is decided in writing. */
  readonly answerAt: string;
}

/** Somebody who is written to, and whether they have agreed to be by e-mail. */
export type Convened = Addressee &
  Pick<Row<'owners'>, 'id' | 'email'> & { readonly is_mailed: boolean };

/**
 * The convocation of one owner, in their language: place, day, hour, agenda with the majority of each
 * decision, how to consult the documents, whether one may take part from afar, and a proxy form.
 * Rule: Civil Code, art. 3.87 §3.
 */
export function convocationLetter(paper: MeetingOnPaper, owner: Convened): PaperLetter {
  const { meeting, head } = paper;
  const { language } = owner;
  const say = sayIn(language);
  return {
    ...meetingFrame(paper, owner),
    mention: owner.is_mailed ? null : say('letter.reminder.registered'),
    subject: say('letter.convocation.subject', { title: meeting.title }),
    blocks: [
      { kind: 'paragraph', text: say('letter.greeting') },
      { kind: 'paragraph', text: invitation(paper, language) },
      ...notices(meeting, say),
      // Whether one may take part from afar is said in any case (art. 3.87 §3).
      ...(meeting.remote_allowed
        ? []
        : [{ kind: 'paragraph', text: say('letter.convocation.on_site') } as const]),
      ...(meeting.agenda === null ? [] : [{ kind: 'paragraph', text: meeting.agenda } as const]),
      agendaTable(paper.agenda, say),
      ...budgetsOf(paper.agenda, language),
      { kind: 'paragraph', text: documentsText(paper, say) },
      { kind: 'paragraph', text: say('letter.convocation.rules') },
      ...letterEnd(head, language, []),
      proxyForm(paper, owner),
    ],
  };
}

/** What every letter about a meeting has: who it is from and for, its date, when and where one meets. */
export function meetingFrame(
  { meeting, head, now }: Pick<MeetingOnPaper, 'meeting' | 'head' | 'now'>,
  owner: Addressee,
) {
  const { language, name } = owner;
  const say = sayIn(language);
  const dated = todayInBrussels(millisecondsOf(now));
  return {
    ...letterFrame(head, owner),
    file_name: slugOf(name) || 'owner',
    title: `${meeting.title} – ${name}`,
    dated,
    facts: [
      { label: say('letter.date'), value: dayInWords(language, dated) },
      ...meetingFacts(meeting, language),
    ],
  };
}

/** When and where one meets. */
export function meetingFacts(meeting: Row<'meetings'>, language: Language): LetterFact[] {
  const say = sayIn(language);
  const { location } = meeting;
  return [
    { label: say('letter.meeting.when'), value: momentInWords(meeting, language) },
    ...(location === null ? [] : [{ label: say('letter.meeting.where'), value: location }]),
  ];
}

/**
 * Where those who are convened join from afar; null where nobody may, or it is still to be told how.
 * What hangs in the hall for everybody does not say it: strangers would join too.
 */
export function remoteAddressOf(meeting: Row<'meetings'>): string | null {
  return meeting.remote_allowed ? meeting.remote_address : null;
}

/** Day and hour, in Belgium. */
export function momentInWords(
  meeting: Pick<Row<'meetings'>, 'scheduled_date'>,
  language: Language,
): string {
  const { time } = whenIs(meeting.scheduled_date);
  return sayIn(language)('letter.meeting.moment', {
    day: dayInWords(language, dayOf(meeting)),
    time,
  });
}

function invitation({ meeting, head }: MeetingOnPaper, language: Language): string {
  const say = sayIn(language);
  return say('letter.convocation.invitation', {
    building: head.name,
    type: meeting.meeting_type,
    moment: momentInWords(meeting, language),
    location: meeting.location ?? undefined,
  });
}

function notices(meeting: Row<'meetings'>, say: Say): LetterBlock[] {
  const { first_meeting_id, remote_allowed, urgent_reason: reason } = meeting;
  const address = remoteAddressOf(meeting);
  const texts = [
    first_meeting_id === null ? '' : say('letter.convocation.second_session'),
    reason === null ? '' : say('letter.convocation.urgent', { reason }),
    address === null ? '' : say('letter.convocation.remote_at', { address }),
    remote_allowed && address === null ? say('letter.convocation.remote') : '',
  ];
  return texts.filter((text) => text !== '').map((text) => ({ kind: 'notice', text }));
}

/** The agenda, each decision with the majority and the article that asks for it. */
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
        cells: [`${item.position}. ${item.title}`, majorityText(item, say)],
      },
      ...detailsOf(item, say).map((text) => ({ kind: 'detail' as const, cells: [text, ''] })),
    ]),
  };
}

/** The estimates of costs that are voted on, which go with the agenda (art. 3.89 §5 16°). */
export function budgetsOf(agenda: readonly AgendaRow[], language: Language): LetterTable[] {
  return agenda.flatMap((item) => {
    const budget = toBudget(item);
    return budget === null ? [] : [budgetTable(item.position, budget, language)];
  });
}

function majorityText(item: AgendaRow, say: Say): string {
  if (item.majority === null) return say('letter.convocation.information');
  const article = articleOf(item);
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
  const say = sayIn(owner.language);
  const { meeting, head } = paper;
  const moment = momentInWords(meeting, owner.language);
  return {
    kind: 'form',
    heading: say('letter.proxy.heading'),
    text: say('letter.proxy.text', {
      name: owner.name,
      building: head.name,
      title: meeting.title,
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
