import { compareCodePoints } from '#domain/kernel/code-points.ts';
import { roundHalfUp } from '#domain/kernel/decimal.ts';
import { formatEnterpriseNumber } from '#domain/kernel/identifiers.ts';
import { sumCents } from '#domain/kernel/money.ts';
import {
  drawUpTenantSheet,
  drawUpVatAnnex,
  type Lease,
  type TenantSheet,
} from '#domain/statements/annexes.ts';
import type { LetterBlock } from '#platform/pdf/letter.ts';
import { formatDay } from '#platform/pdf/notation.ts';
import type { OwnerOnPaper, PaperLine, PaperWords, StatementOnPaper } from './paper.ts';
import { makeRow, makeSection, makeSheet, type Writing } from './sheets.ts';

/**
 * Makes the VAT annex: per invoice supplier, number, net, rate, VAT and the part of the owner. Works of a
 * decision are settled together, so the part of the owner is one sum above their invoices.
 */
export function vatBlocks(
  { works }: StatementOnPaper,
  { rows }: Pick<OwnerOnPaper, 'rows'>,
  { lines }: PaperWords,
  writing: Writing,
): LetterBlock[] {
  const { say, money } = writing;
  const annex = drawUpVatAnnex(rows);
  if (annex.length === 0) return [];
  const sum = (name: 'net_cents' | 'vat_cents' | 'amount_cents') =>
    money(sumCents(annex.map((one) => one[name])));
  const body = annex.flatMap(({ line_id, decision_id, net_cents, vat_cents, amount_cents }) => {
    const own = [money(net_cents), money(vat_cents), money(amount_cents)];
    const line = lines.get(line_id ?? '');
    if (line !== undefined) return [makeRow('line', ...invoiceCells(line, writing), ...own)];
    const done = works.get(decision_id ?? '');
    const ids = new Set(done?.lines.map((part) => part.line_id));
    const invoices = [...ids].flatMap((id) => lines.get(id) ?? []);
    return [
      makeRow('line', done?.title ?? '', '', '', '', ...own),
      ...invoices.map((one) => makeRow('note', invoiceCells(one, writing).join(' · '))),
    ];
  });
  return [
    { kind: 'small', text: say('letter.statement.vat_note') },
    makeSheet(
      [
        say('letter.statement.invoice'),
        say('letter.statement.net'),
        say('letter.statement.rate'),
        say('letter.statement.vat_amount'),
        say('letter.statement.your_net'),
        say('letter.statement.your_vat'),
        say('letter.statement.your_part'),
      ],
      [
        ...body,
        makeRow(
          'total',
          say('letter.statement.total'),
          '',
          '',
          '',
          sum('net_cents'),
          sum('vat_cents'),
          sum('amount_cents'),
        ),
      ],
    ),
  ];
}

/** Cells of an invoice of the building: what it is, net, rate and VAT. */
function invoiceCells(line: PaperLine, { money, language }: Writing): string[] {
  const { amount_cents, vat_cents } = line;
  return [
    invoiceText(line, language),
    money(amount_cents - vat_cents),
    vatRate(line),
    money(vat_cents),
  ];
}

function invoiceText(line: PaperLine, language: Writing['language']): string {
  const { supplier, supplier_number, invoice_number, date, description } = line;
  const number = supplier_number === null ? null : `BE ${formatEnterpriseNumber(supplier_number)}`;
  const parts = [formatDay(date, language), supplier ?? description, number, invoice_number];
  return parts.filter((part) => part !== null && part !== '').join(' · ');
}

/** Writes the rate that VAT and net amount come to, in whole per cent. */
function vatRate({ amount_cents, vat_cents }: PaperLine): string {
  const net = amount_cents - vat_cents;
  return net === 0 ? '' : `${roundHalfUp(BigInt(vat_cents) * 100n, BigInt(net))} %`;
}

/** Makes the sheets for the tenants of lots: the recoverable part of each charge. */
export function tenantBlocks(
  { rows }: Pick<OwnerOnPaper, 'rows'>,
  { unit_id, lease }: { readonly unit_id: string | null; readonly lease: Lease | undefined },
  words: PaperWords,
  writing: Writing,
): LetterBlock[] {
  const { say } = writing;
  const lots = new Map(rows.map((row) => [row.unit_id, row.unit_number]));
  const sheets = [...lots]
    .filter(([id]) => (unit_id ?? id) === id)
    .sort(([, a], [, b]) => compareCodePoints(a, b))
    .map(([id, unit_number]) => ({ unit_number, sheet: drawUpTenantSheet(id, rows, lease) }))
    .filter(({ sheet }) => unit_id !== null || sheet.lines.length > 0);
  return [
    { kind: 'paragraph', text: say('letter.statement.tenant_note') },
    ...sheets.flatMap(({ unit_number, sheet }) =>
      makeSection(say('letter.statement.lot', { unit_number }), [
        tenantSheet(sheet, words, writing),
      ]),
    ),
  ];
}

function tenantSheet(
  { lines, total_cents }: TenantSheet,
  words: PaperWords,
  { say, money, day }: Writing,
): LetterBlock {
  const body = lines.map(({ line_id, account_code, lease_days, held_days, amount_cents }) => {
    const line = words.lines.get(line_id ?? '');
    const name = words.accounts.get(account_code) ?? account_code;
    return makeRow(
      'line',
      line === undefined ? name : `${day(line.date)} ${name} – ${line.description}`,
      `${lease_days} / ${held_days}`,
      money(amount_cents),
    );
  });
  return makeSheet(
    [say('letter.statement.item'), say('letter.statement.days'), say('letter.amounts')],
    [...body, makeRow('total', say('letter.statement.total'), '', money(total_cents))],
  );
}
