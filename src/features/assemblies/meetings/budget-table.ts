import type { Language } from '#domain/kernel/language.ts';
import { centsOf } from '#domain/kernel/money.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import type { LetterTable } from '#platform/pdf/letter.ts';
import { formatMoney } from '#platform/pdf/notation.ts';
import type { toBudget } from './budget.ts';

type Budget = NonNullable<ReturnType<typeof toBudget>>;

/** Makes the table of yearly amounts that an agenda item puts to the vote. */
export function budgetTable(
  position: number,
  { fiscal_year, lines, total }: Pick<Budget, 'fiscal_year' | 'lines' | 'total'>,
  language: Language,
): LetterTable {
  const say = createTranslator(language);
  const money = (amount: number) => formatMoney(centsOf(amount), language);
  return {
    kind: 'table',
    columns: [
      { label: say('letter.budget.year', { position, year: String(fiscal_year) }), numeric: false },
      { label: say('letter.budget.amount'), numeric: true },
    ],
    rows: [
      ...lines.map(({ account_code, account_name, labels, amount }) => ({
        kind: 'line' as const,
        cells: [`${account_code} ${labels[language] ?? account_name}`, money(amount)],
      })),
      { kind: 'total' as const, cells: [say('letter.budget.total'), money(total)] },
    ],
  };
}
