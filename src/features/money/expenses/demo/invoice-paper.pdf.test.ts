import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readInvoiceText } from '#domain/invoices/paper/read-invoice-text.ts';
import { renderLetters } from '#platform/pdf/letter.ts';
import { readPdfText } from '#platform/pdf/read-pdf-text.ts';
import { demoInvoicePaper } from './invoice-paper.ts';

it('is read as it was written: number, days, total and account', async () => {
  const paper = demoInvoicePaper({
    supplier: 'Gaz du Brabant SC',
    invoice_number: '2026-118',
    description: 'Gaz, octobre',
    expense_date: '2026-10-26',
    due_date: '2026-11-25',
    amount_excl_vat: '2851.43',
    vat_rate: '21',
    vat_amount: '598.80',
    amount: '3450.23',
  });
  const folder = await mkdtemp(join(tmpdir(), 'millieme-paper-'));
  try {
    const path = join(folder, 'paper.pdf');
    await writeFile(path, renderLetters([paper], { language: 'fr', title: 'Facture' }).bytes);
    expect(readInvoiceText((await readPdfText(path, 1)).join('\n'))).toMatchObject({
      ibans: ['BE74601123453707'],
      invoice_number: '2026-118',
      expense_date: '2026-10-26',
      due_date: '2026-11-25',
      amount_cents: 345_023,
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});
