import { unzipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import type { ReportTable } from '#domain/ledger/report-table.ts';
import type { PaperLetter } from '#platform/pdf/letter.ts';
import { textsOf } from '#test/helpers/pdf.ts';
import { renderer } from './renderer.ts';

afterAll(() => renderer.stop());

describe('the renderer', () => {
  it('draws real files', async () => {
    const table: ReportTable = {
      title: 'Balance',
      subtitle: 'Résidence',
      columns: [{ label: 'Amount', kind: 'money' }],
      rows: [{ kind: 'line', level: 0, cells: [123_456] }],
    };
    const paper = { language: 'en', generated_on: '2026-01-31', senders: [] } as const;
    const [csv, xlsx, pdf] = await Promise.all([
      renderer.render({ format: 'csv', table, language: 'en' }),
      renderer.render({ format: 'xlsx', table, paper }),
      renderer.render({ format: 'pdf', table, paper }),
    ]);
    expect(csv.toString()).toContain('1234.56');
    expect(xlsx.subarray(0, 2).toString()).toBe('PK');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('draws real letters, together and apart', async () => {
    const letter: PaperLetter = {
      language: 'en',
      file_name: 'anne',
      title: 'Letter',
      dated: '2026-01-31',
      sender: { caption: 'Association', name: 'Résidence', lines: [] },
      mention: null,
      recipient: ['Anne'],
      facts: [],
      subject: 'Call for funds',
      blocks: [{ kind: 'paragraph', text: 'Dear Sir or Madam,' }],
      page: 'Page',
    };
    const letters = [letter, letter];
    const [pdf, apart] = await Promise.all([
      renderer.render({ format: 'letters-pdf', letters, whole: letter }),
      renderer.renderLetters(letters),
    ]);
    expect(await textsOf(pdf)).toHaveLength(2);
    const [first] = apart;
    expect(apart).toEqual([first, { content: expect.any(Uint8Array), page_count: 1 }]);
    const whole = { ...letter, dated: '2026-01-31' };
    const [bundle, zip] = await Promise.all([
      renderer.render({ format: 'bundle-pdf', files: apart, whole }),
      renderer.render({ format: 'zip', files: { 'anne.pdf': first?.content ?? Buffer.of() } }),
    ]);
    expect(await textsOf(bundle)).toEqual(await textsOf(pdf));
    expect(Object.keys(unzipSync(zip))).toEqual(['anne.pdf']);
  });
});
