import { assert } from '#domain/kernel/assert.ts';
import type { Fraction } from '#domain/kernel/fraction.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { dayInWords, findLetterhead, type NewLetter } from '#features/documents/letters/index.ts';
import { findBankAccounts } from '#features/register/bank-accounts/index.ts';
import type { SaleOfUnit } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { titleIn } from '#platform/i18n/known-titles.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import { callLetter, type Called } from './call-letter.ts';
import { renderCallMail } from './call-mail.ts';
import { creditLetter, renderCreditMail } from './credit-letter.ts';
import { chooseAccountForParts, readLetterParts } from './letter-parts.ts';
import { findCalledOwners, findReaders } from './letter-repository.ts';
import type { CalledUnitEnd, CallRow } from './repository.ts';

/** Sale that is registered after calls dated later than it. */
export interface LateSale extends SaleOfUnit {
  readonly effective_date: LocalDate;
}

/** Moved share of one part of a call. */
export interface MovedPart extends CalledUnitEnd {
  readonly amount_cents: Cents;
  readonly share: Fraction;
}

/** Moved share of a call. */
export interface MovedCall {
  readonly sale: LateSale;
  readonly unit_number: string;
  readonly parts: readonly MovedPart[];
  readonly amount_cents: Cents;
  /** Share of the unit; null if it differs between parts. */
  readonly share: Fraction | null;
  /** Amount that the call had charged to the seller for the unit. */
  readonly called_cents: Cents;
  /** Seller's remaining credit. */
  readonly free_cents: Cents;
  /** New receivable of the buyer. */
  readonly receivable: { readonly id: string; readonly due_date: LocalDate };
}

/** Composes the letters of correction to the seller and the buyer of a unit, each with its e-mail. */
export async function composeCorrections(
  ctx: TenantContext,
  call: CallRow,
  moved: MovedCall,
): Promise<NewLetter[]> {
  const { building_id } = call;
  const { sale, receivable, parts: computeMovedParts, ...amounts } = moved;
  const [head, parts, accounts, [owner], readers] = await Promise.all([
    findLetterhead(ctx.db, building_id),
    readLetterParts(ctx, call),
    findBankAccounts(ctx.db, [building_id]),
    findCalledOwners(ctx.db, call, receivable.id),
    findReaders(ctx.db, [sale.from_owner_id]),
  ]);
  const reader = readers.get(sale.from_owner_id);
  assert(owner !== undefined && reader !== undefined, 'A sale has a buyer and a seller');
  const { today } = ctx;
  const { effective_date, unit_id } = sale;
  const paper = {
    call: { ...call, due_date: receivable.due_date, sent_at: ctx.now },
    head,
    parts,
    account: chooseAccountForParts(accounts.get(building_id) ?? [], parts),
    today,
  };
  const called: Called = { ...owner, correction: chargedText(owner, call, moved) };
  const lines = computeMovedParts.map((part) => ({ ...part, unit_id, owner_id: owner.owner_id }));
  const credit = { call, head, reader, effective_date, today, ...amounts };
  return [
    {
      owner_id: reader.id,
      paper: creditLetter(credit),
      mail: { ...renderCreditMail(credit), recipient: reader.email },
    },
    {
      owner_id: owner.owner_id,
      paper: callLetter(paper, called, lines),
      mail: { ...renderCallMail(paper, called), recipient: owner.email },
    },
  ];
}

function chargedText(
  { language }: Pick<Called, 'language'>,
  call: CallRow,
  { unit_number, sale }: MovedCall,
): string {
  return createTranslator(language)('letter.correction.charged', {
    title: titleIn(language, call),
    unit_number,
    call_date: dayInWords(language, call.call_date),
    effective_date: dayInWords(language, sale.effective_date),
  });
}
