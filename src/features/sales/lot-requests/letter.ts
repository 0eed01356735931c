import type { Say } from '#domain/kernel/language.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import { LAW_ITEMS } from '#domain/sales/lot-documents.ts';
import {
  dayInWords,
  letterEnd,
  letterFrame,
  type Letterhead,
} from '#features/documents/letters/index.ts';
import { toSlug } from '#platform/file-names.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import type { LetterBlock, LetterTable, PaperLetter } from '#platform/pdf/letter.ts';
import { formatDay, formatMoney } from '#platform/pdf/notation.ts';
import type { LotAnswer } from './answer.ts';
import type { LotRequestRow } from './repository.ts';
import { sayMissing } from './show-answer.ts';

/** An answer to print. */
export interface AnswerOnPaper {
  readonly request: LotRequestRow;
  readonly answer: LotAnswer;
  readonly head: Letterhead;
  /** Numbers of the lots. */
  readonly lots: readonly string[];
}

type Item = (typeof LAW_ITEMS)[number];
type Row = LetterTable['rows'][number];

/**
 * Composes the answer to a request in its language: every item of the law with figures and documents, and
 * what is missing.
 * Rule: Civil Code, art. 3.94 §1 and §2.
 */
export function answerLetter(paper: AnswerOnPaper): PaperLetter {
  const { request, answer, head, lots } = paper;
  const { language, kind, name } = request;
  const say = createTranslator(language);
  const named = { lots: lots.join(', '), count: lots.length, kind };
  const subject = say('letter.lot.subject', named);
  const items = LAW_ITEMS.filter(({ kinds }) => kinds.includes(kind));
  return {
    ...letterFrame(head, { name, address: null, language }),
    file_name: ['lot', ...lots, answer.on].map(toSlug).join('-'),
    title: `${subject} – ${head.name}`,
    dated: answer.on,
    mention: null,
    facts: [
      { label: say('letter.date'), value: dayInWords(language, answer.on) },
      { label: say('letter.lot.received'), value: dayInWords(language, request.received_on) },
    ],
    subject,
    blocks: [
      { kind: 'paragraph', text: say('letter.greeting') },
      { kind: 'paragraph', text: say('letter.lot.opening', { ...named, date: answer.on }) },
      ...items.flatMap((item) => printItem(paper, item, say)),
      ...printMissing(paper, say),
      ...letterEnd(head, language, [say('letter.lot.reserve_stays')]),
    ],
  };
}

function printItem(paper: AnswerOnPaper, item: Item, say: Say): LetterBlock[] {
  const key = item.article.replaceAll(/[^\d§]/g, '').replace('394§', 's');
  const heading = `${item.article} – ${say('letter.lot.item', { key })}`;
  const rows = [
    ...item.figures.flatMap((figure) => FIGURES[figure](paper, say)),
    ...item.documents.flatMap((type) => listDocuments(paper, type, say)),
  ];
  return [
    { kind: 'heading', text: heading },
    rows.length === 0
      ? { kind: 'paragraph', text: sayWhere(paper, item, say) }
      : {
          kind: 'table',
          columns: [
            { label: say('letter.lot.what'), numeric: false },
            { label: say('letter.lot.day'), numeric: false },
            { label: say('letter.amounts'), numeric: true },
          ],
          rows,
        },
  ];
}

/** Says where the figures of an item without rows are, that they are missing, or that there are none. */
function sayWhere(paper: AnswerOnPaper, { article: own, see = [] }: Item, say: Say): string {
  if (paper.answer.missing.some(({ article }) => article === own))
    return `${say('letter.lot.missing')}.`;
  const articles = LAW_ITEMS.filter(
    ({ article, figures }) =>
      see.includes(article) && figures.some((figure) => FIGURES[figure](paper, say).length > 0),
  ).map(({ article }) => article);
  return articles.length === 0
    ? say('letter.lot.none')
    : say('letter.lot.see', { articles: articles.join(', ') });
}

const FIGURES: Readonly<
  Record<Item['figures'][number], (paper: AnswerOnPaper, say: Say) => Row[]>
> = {
  working_capital: ({ request, answer }, say) => [
    line(request, say('letter.lot.working_capital'), answer.on, answer.working_capital_cents),
  ],
  reserve: ({ request, answer: { on, reserve } }, say) => [
    line(request, say('letter.lot.reserve_building'), on, reserve.building_cents),
    line(request, say('letter.lot.reserve_lot'), on, reserve.lot_cents),
  ],
  arrears: ({ request, answer: { arrears } }, say) =>
    arrears.map(({ owner_name: owner, on, amount_cents }) =>
      line(request, say('letter.lot.account', { owner }), on, amount_cents),
    ),
  reserve_calls_to_come: ({ request, answer: { reserve_calls } }, say) =>
    withTotal(
      request,
      reserve_calls.map(({ title, call_date, amount_cents }) =>
        line(request, title, call_date, amount_cents),
      ),
      { label: say('letter.lot.total'), cents: reserve_calls.map((one) => one.amount_cents) },
    ),
  proceedings: ({ request, answer: { proceedings } }, say) =>
    proceedings.flatMap(
      ({ title, parties, court, number, opened_on, concerns_lot, ...amounts }) => [
        line(request, title, opened_on, amounts.stake_cents),
        detail(
          say('letter.lot.parties', { parties, court: court ?? 'none', number: number ?? 'none' }),
        ),
        ...(amounts.provision_cents === null
          ? []
          : [
              detail(
                say('letter.lot.provision'),
                formatMoney(amounts.provision_cents, request.language),
              ),
            ]),
        ...(concerns_lot ? [] : [detail(say('letter.lot.other_lots'))]),
      ],
    ),
  works_to_come: ({ request, answer: { works } }, say) =>
    withTotal(
      request,
      works.flatMap((one) => [
        line(request, one.title, one.decided_on, one.to_come_cents),
        ...detailsOf(request, one, say),
      ]),
      { label: say('letter.lot.total'), cents: works.map(({ to_come_cents }) => to_come_cents) },
    ),
};

function detailsOf(
  { language }: LotRequestRow,
  { total_cents, lot_share_cents, asked_cents }: LotAnswer['works'][number],
  say: Say,
): Row[] {
  const details = [
    ['letter.lot.works_total', total_cents],
    ['letter.lot.works_share', lot_share_cents],
    ['letter.lot.works_asked', asked_cents],
  ] as const;
  return details.flatMap(([id, cents]) =>
    cents === null ? [] : [detail(say(id), formatMoney(cents, language))],
  );
}

function withTotal(
  { language }: LotRequestRow,
  rows: Row[],
  { label, cents }: { readonly label: string; readonly cents: readonly Cents[] },
): Row[] {
  if (cents.length === 0) return [];
  const total = formatMoney(sumCents(cents), language);
  return [...rows, { kind: 'total', cells: [label, '', total] }];
}

function listDocuments(
  { request, answer }: AnswerOnPaper,
  type: Item['documents'][number],
  say: Say,
): Row[] {
  return answer.documents
    .filter((one) => one.type === type)
    .map(({ dated_on }) =>
      line(request, say('letter.lot.document', { type }), dated_on, undefined),
    );
}

function line(
  { language }: LotRequestRow,
  label: string,
  day: string | null,
  cents: Cents | null | undefined,
): Row {
  const amount = cents === undefined ? '' : cents === null ? '?' : formatMoney(cents, language);
  return {
    kind: 'line',
    cells: [label, day === null ? '' : formatDay(day, language), amount],
  };
}

function detail(label: string, amount = ''): Row {
  return { kind: 'detail', cells: [label, '', amount] };
}

function printMissing({ request, answer }: AnswerOnPaper, say: Say): LetterBlock[] {
  if (answer.missing.length === 0) return [];
  const { language } = request;
  return [
    { kind: 'heading', text: say('letter.lot.missing') },
    ...answer.missing.map((one) => ({
      kind: 'paragraph' as const,
      text: sayMissing(one, language),
    })),
  ];
}
