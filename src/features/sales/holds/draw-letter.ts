import type { HoldLetterQuery } from '#contract/holds.ts';
import { accountForFund } from '#domain/payments/bank-account.ts';
import { chooseHoldLetter } from '#domain/sales/hold.ts';
import {
  drawDrafts,
  findLetterhead,
  footLines,
  readPrintedHead,
  type LetterPdf,
} from '#features/documents/letters/index.ts';
import { findBankAccounts } from '#features/register/bank-accounts/index.ts';
import { findUnitNumbers } from '#features/register/units/index.ts';
import { chooseNamesInBooks, findBuildingLanguage } from '#features/shared/index.ts';
import { findNames } from '#platform/db/names.ts';
import { found, type DetachedContext, type TenantContext } from '#platform/http/request-context.ts';
import type { PaperLetter } from '#platform/pdf/letter.ts';
import { findOpenDebts } from './debts-repository.ts';
import { requireHold } from './hold.ts';
import { holdLetter } from './letter.ts';

/** Draws a letter about a withheld price as of today. Opens its own transaction. Refuses not_found, too_busy. */
export async function drawHoldLetter(
  ctx: DetachedContext,
  id: string,
  query: HoldLetterQuery,
): Promise<LetterPdf> {
  const letter = await ctx.database.snapshot(ctx.organizationId, (db) =>
    composeLetter(ctx.withConnection(db), id, query),
  );
  const [drawn] = await drawDrafts([letter]);
  return found(drawn, 'hold', id);
}

async function composeLetter(
  ctx: TenantContext,
  id: string,
  { kind, language: wanted }: HoldLetterQuery,
): Promise<PaperLetter> {
  const { db } = ctx;
  const hold = await requireHold(ctx, id);
  const { building_id, owner_id, unit_ids } = hold;
  const [head, accounts, all, own, names, heads] = await Promise.all([
    findLetterhead(db, building_id),
    findBankAccounts(db, [building_id]),
    findOpenDebts(db, [building_id]),
    findBuildingLanguage(db, building_id),
    findNames(db, chooseNamesInBooks(ctx).owner_id, [owner_id]),
    readPrintedHead(db),
  ]);
  const debts = all.filter((debt) => debt.owner_id === owner_id);
  const named = [...unit_ids, ...debts.flatMap(({ lots }) => lots.map(({ unit_id }) => unit_id))];
  const language = wanted ?? own;
  const paper = {
    hold,
    seller: names.get(owner_id) ?? '',
    head,
    account: accountForFund(accounts.get(building_id) ?? [], 'Provision'),
    numbers: await findUnitNumbers(db, [...new Set(named)]),
    debts,
    language,
    today: ctx.today,
  };
  return {
    ...holdLetter(paper, kind ?? chooseHoldLetter(hold.status)),
    foot: footLines(language, heads),
  };
}
