import type { Language } from '#domain/kernel/language.ts';
import { sumCents, toEuro, toEuroOrNull } from '#domain/kernel/money.ts';
import type { MissingPart } from '#domain/sales/lot-documents.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { LotAnswer } from './answer.ts';

/** Converts an answer to its JSON form, with what is missing in the language of the reader. */
export function showAnswer(answer: LotAnswer, language: Language) {
  const { on, working_capital_cents, reserve, arrears, reserve_calls, works } = answer;
  return {
    on,
    working_capital: toEuro(working_capital_cents),
    reserve: { building: toEuro(reserve.building_cents), lot: toEuro(reserve.lot_cents) },
    arrears: arrears.map(({ amount_cents, ...one }) => ({ ...one, amount: toEuro(amount_cents) })),
    reserve_calls_to_come: {
      total: toEuro(sumCents(reserve_calls.map(({ amount_cents }) => amount_cents))),
      items: reserve_calls.map(({ amount_cents, ...call }) => ({
        ...call,
        amount: toEuro(amount_cents),
      })),
    },
    works_to_come: {
      total: toEuro(sumCents(works.map(({ to_come_cents }) => to_come_cents))),
      items: works.map((one) => ({
        decision_id: one.decision_id,
        decided_on: one.decided_on,
        title: one.title,
        total: toEuroOrNull(one.total_cents),
        lot_share: toEuroOrNull(one.lot_share_cents),
        asked: toEuro(one.asked_cents),
        to_come: toEuro(one.to_come_cents),
      })),
    },
    proceedings: answer.proceedings.map(({ stake_cents, provision_cents, ...one }) => ({
      ...one,
      stake: toEuroOrNull(stake_cents),
      provision: toEuroOrNull(provision_cents),
    })),
    documents: answer.documents,
    missing: answer.missing.map((one) => ({
      code: one.code,
      article: one.article,
      detail: sayMissing(one, language),
    })),
  };
}

/** Describes what is missing from an answer. */
export function sayMissing({ code, facts }: MissingPart, language: Language): string {
  return translate(language, `lot_answer.missing.${code}`, facts);
}
