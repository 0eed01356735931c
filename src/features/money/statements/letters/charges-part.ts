import { compareCodePoints } from '#domain/kernel/code-points.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import type { RowOrigin, StatementRow } from '#domain/statements/statement-input.ts';
import type { LetterBlock } from '#platform/pdf/letter.ts';
import type { OwnerOnPaper, PaperWords, StatementOnPaper, WrittenLine } from './paper.ts';
import {
  formatQuantity,
  formatWeight,
  makeRow,
  makeSection,
  makeSheet,
  nameKey,
  type SheetRow,
  type Writing,
} from './sheets.ts';

/** Facts and texts that the charges of an owner are written with. */
interface Context {
  readonly paper: StatementOnPaper;
  readonly words: PaperWords;
  readonly writing: Writing;
  readonly hasShares: boolean;
}

/** Makes the charges: by lot, category and account, then those of earlier periods and of late sales. */
export function chargesBlocks(
  paper: StatementOnPaper,
  { rows }: OwnerOnPaper,
  words: PaperWords,
  writing: Writing,
): LetterBlock[] {
  const { say, money } = writing;
  const shown = rows.filter((row) => row.amount_cents !== 0 && !isSettledWorks(row));
  const hasShares = shown.some(({ share }) => share !== null && share !== '1/1');
  const context = { paper, words, writing, hasShares };
  const own = shown.filter(({ origin }) => origin === 'Period');
  const earlier = shown.filter(({ origin }) => origin === 'EarlierPeriod');
  const moved = shown.filter(({ origin }) => isCorrection(origin));
  if (shown.length === 0) return [];
  const total = sumAmounts(shown);
  const section = (id: string, some: readonly StatementRow[]) =>
    some.length === 0
      ? []
      : [wide('group', say(id), money(sumAmounts(some)), hasShares), ...lotRows(some, context)];
  return makeSection(say('letter.statement.charges'), [
    makeSheet(
      [
        say('letter.statement.item'),
        say('letter.statement.building'),
        say('letter.call.weight'),
        say('letter.statement.days'),
        ...(hasShares ? [say('letter.statement.share')] : []),
        say('letter.amounts'),
      ],
      [
        ...lotRows(own, context),
        ...section('letter.statement.earlier_period', earlier),
        ...section('letter.statement.late_sale', moved),
        wide('total', say('letter.statement.charges_of_lots'), money(total), hasShares),
      ],
    ),
    { kind: 'small', text: say('letter.statement.rounding') },
  ]);
}

/** Whether a row is of works that this run settles, which have a section of their own. */
export function isSettledWorks({ line_id, origin }: StatementRow): boolean {
  return line_id === null && !isCorrection(origin);
}

/** Whether a row corrects an earlier statement after a sale. */
export function isCorrection(origin: RowOrigin): boolean {
  return origin === 'Withdrawn' || origin === 'Renewed';
}

function sumAmounts(rows: readonly { readonly amount_cents: Cents }[]): Cents {
  return sumCents(rows.map(({ amount_cents }) => amount_cents));
}

/** Makes a row with a text and an amount only. */
function wide(kind: SheetRow['kind'], text: string, amount: string, hasShares: boolean): SheetRow {
  return makeRow(kind, text, '', '', '', ...(hasShares ? [''] : []), amount);
}

function lotRows(rows: readonly StatementRow[], context: Context): SheetRow[] {
  const { say, money } = context.writing;
  const lots = [...Map.groupBy(rows, ({ unit_number }) => unit_number)];
  return lots
    .sort(([a], [b]) => compareCodePoints(a, b))
    .flatMap(([unit_number, own]) => [
      wide(
        'group',
        say('letter.statement.lot', { unit_number }),
        money(sumAmounts(own)),
        context.hasShares,
      ),
      ...categoryRows(own, context),
    ]);
}

/** Length of the code of a category: the group of accounts that the chart knows by three digits. */
const CATEGORY = 3;

function categoryRows(rows: readonly StatementRow[], context: Context): SheetRow[] {
  const { accounts } = context.words;
  const { money } = context.writing;
  const categories = [
    ...Map.groupBy(rows, ({ account_code: code }) => code.slice(0, CATEGORY)),
  ].map(([code, own]) => ({ code, own, groups: groupRows(own) }));
  // Beside a category with a sum, an account of another one must not seem to be part of it.
  const hasSums = categories.some(({ groups }) => groups.length > 1);
  return categories
    .sort((a, b) => compareCodePoints(a.code, b.code))
    .flatMap(({ code, own, groups }) => {
      const isAlone = groups.length === 1;
      const kind = hasSums && isAlone ? 'part' : 'line';
      const shown = groups.flatMap((group) => accountRows(group, kind, context));
      const name = accounts.get(code) ?? code;
      return isAlone
        ? shown
        : [wide('part', name, money(sumAmounts(own)), context.hasShares), ...shown];
    });
}

/** Rows that are shown as one: one account and key with the same weight in the lot. */
function groupKey(row: StatementRow): string {
  const { account_code, distribution_key_ids: keys, weight, total_weight, share, nature } = row;
  const decision_id = row.line_id === null ? row.decision_id : null;
  return [account_code, keys.join(' '), weight, total_weight, share, nature, decision_id].join(
    '\n',
  );
}

function groupRows(rows: readonly StatementRow[]): StatementRow[][] {
  return [...Map.groupBy(rows, groupKey)]
    .sort(([a], [b]) => compareCodePoints(a, b))
    .map(([, own]) => own);
}

/**
 * Makes the row of an account with its only line, or with its lines below.
 * @param kind a part is the only account of its category, shown like a sum
 */
function accountRows(
  rows: readonly StatementRow[],
  kind: 'line' | 'part',
  context: Context,
): SheetRow[] {
  const { paper, words, writing, hasShares } = context;
  const { money, language, say } = writing;
  const [first] = rows;
  if (first === undefined) return [];
  const name = words.accounts.get(first.account_code) ?? first.account_code;
  const days = new Set(rows.map(formatDays));
  const [only = ''] = days;
  const lines = rows.map((row) => ({ row, line: words.lines.get(row.line_id ?? '') }));
  const building = sumCents(lines.map(({ line }) => line?.amount_cents ?? 0));
  const format = first.consumption === null ? formatWeight : formatQuantity;
  const weight =
    first.weight === null || first.total_weight === null
      ? ''
      : [first.weight, first.total_weight].map((text) => format(text, language)).join(' / ');
  const key = first.distribution_key_ids.map((id) => nameKey(paper.keys.get(id), say)).join(' + ');
  const decision = paper.decisions.get(first.decision_id ?? '') ?? '';
  const texts = lines.map(({ row, line }) =>
    line === undefined
      ? decision
      : lineText(row, line, { writing, isOnly: rows.length === 1, days: days.size }),
  );
  const isSingle = rows.length === 1 && kind === 'line';
  const title = `${first.account_code} ${name}`;
  const main = makeRow(
    kind,
    isSingle ? [title, ...texts].join(' · ') : title,
    building === 0 ? '' : money(building),
    `${key} ${weight}`.trim(),
    days.size === 1 ? only : '',
    ...(hasShares ? [first.share === null ? '' : first.share.replaceAll(';', ' + ')] : []),
    money(sumAmounts(rows)),
  );
  return isSingle ? [main] : [main, makeRow('note', texts.join(' · '))];
}

function formatDays({ days, total_days }: StatementRow): string {
  if (days === null || total_days === null) return '';
  return `${days.replaceAll(';', ' + ')} / ${total_days}`;
}

/** Writes a line: day, supplier and text; among others also its amounts, and its days if they differ. */
function lineText(
  row: StatementRow,
  { text, amount }: WrittenLine,
  {
    writing: { money },
    isOnly,
    days,
  }: {
    readonly writing: Writing;
    readonly isOnly: boolean;
    readonly days: number;
  },
): string {
  if (isOnly) return text;
  const held = days === 1 ? '' : `, ${formatDays(row)}`;
  return `${text} (${amount}${held} → ${money(row.amount_cents)})`;
}
