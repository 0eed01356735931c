import { describe, expect, it } from 'vitest';
import { codesOf, textsOf } from '#test/helpers/pdf.ts';
import { renderEachLetter, renderLetters, templateData, type PaperLetter } from './letter.ts';

const PAYLOAD = ['BCD', '002', '1', 'SCT', '', 'Érables', 'BE68539007547034', 'EUR1.00'].join('\n');

const LETTER: PaperLetter = {
  language: 'fr',
  file_name: 'anne-peeters',
  title: 'Appel de fonds – Anne Peeters',
  dated: '2026-03-16',
  sender: { caption: 'Association', name: 'Les Érables', lines: ['Rue Haute 12', '0850.243.206'] },
  mention: 'Recommandé',
  recipient: ['Anne Peeters', 'Avenue des Tilleuls 14', '1050 Ixelles'],
  facts: [{ label: 'Date', value: '16 mars 2026' }],
  subject: 'Appel de fonds',
  blocks: [
    { kind: 'paragraph', text: 'Madame, Monsieur,' },
    { kind: 'notice', text: 'Une ligne\nune autre' },
    {
      kind: 'table',
      columns: [
        { label: 'Lot', numeric: false },
        { label: 'Montant', numeric: true },
      ],
      rows: [
        { kind: 'line', cells: ['A1', '1,00'] },
        { kind: 'total', cells: ['Votre part', '1,00'] },
        { kind: 'detail', cells: ['dont réserve', '0,00'] },
      ],
    },
    {
      kind: 'payment',
      heading: 'Paiement',
      amount: { label: 'Montant à payer', value: '1,00 €' },
      facts: [{ label: 'IBAN', value: 'BE68 5390 0754 7034' }],
      code: { payload: PAYLOAD, caption: 'Scannez pour payer', description: 'Code QR' },
      note: null,
    },
    { kind: 'signature', lines: ['Le syndic', 'Gestion du Parc'] },
  ],
  page: 'Page',
};

const WHOLE = { language: 'fr', title: 'Appel de fonds' } as const;
const bytesOf = (letters: readonly PaperLetter[]) => renderLetters(letters, WHOLE).bytes;

/** A letter with the given text in every field that may contain personal data. */
function filledWith(text: string): PaperLetter {
  return {
    ...LETTER,
    title: text,
    sender: { caption: text, name: text, lines: [text, text] },
    mention: text,
    recipient: [text, text],
    facts: [{ label: text, value: text }],
    subject: text,
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'notice', text },
      {
        kind: 'table',
        columns: [{ label: text, numeric: false }],
        rows: [{ kind: 'line', cells: [text] }],
      },
      {
        kind: 'payment',
        heading: text,
        amount: { label: text, value: text },
        facts: [{ label: text, value: text }],
        code: { payload: PAYLOAD, caption: text, description: text },
        note: text,
      },
      { kind: 'signature', lines: [text, text] },
    ],
  };
}

describe('renderLetters', () => {
  it('makes a tagged PDF/UA-1 document with title, language and a described code', () => {
    const { bytes, title, page_count } = renderLetters([LETTER], WHOLE);
    expect({ title, page_count }).toEqual({ title: 'Appel de fonds', page_count: 1 });
    const text = bytes.toString('latin1');
    expect(text).toContain('pdfuaid:part');
    expect(text).toContain('/StructTreeRoot');
    expect(text).toMatch(/\/Lang\s*\(fr/);
    expect(text).toContain('/Alt');
  });

  it('shows every part in its order, and a code that reads as what it was made of', async () => {
    const bytes = bytesOf([LETTER]);
    expect(await codesOf(bytes)).toEqual([PAYLOAD]);
    expect(await textsOf(bytes)).toEqual([
      [
        'ASSOCIATION Les Érables Rue Haute 12 0850.243.206 Date 16 mars 2026',
        'Recommandé Anne Peeters Avenue des Tilleuls 14 1050 Ixelles',
        'Appel de fonds Madame, Monsieur, Une ligne une autre',
        'Lot Montant A1 1,00 Votre part 1,00 dont réserve 0,00',
        'Paiement Montant à payer 1,00 € IBAN BE68 5390 0754 7034 Scannez pour payer',
        'Le syndic Gestion du Parc Les Érables · Rue Haute 12 · 0850.243.206 Page 1 / 1',
      ].join(' '),
    ]);
  });

  it('begins each letter on a page of its own, numbered from 1', async () => {
    const rows = Array.from({ length: 80 }, (_, index) => ({
      kind: 'line' as const,
      cells: [`Lot ${index}`],
    }));
    const columns = [{ label: 'Lot', numeric: false }];
    const long: PaperLetter = { ...LETTER, blocks: [{ kind: 'table', columns, rows }] };
    const texts = await textsOf(bytesOf([LETTER, long, { ...LETTER, language: 'nl' }]));
    const numbers = texts.map((text) => /Page \d+ \/ \d+$/.exec(text)?.[0]);
    expect(numbers).toEqual(['Page 1 / 1', 'Page 1 / 2', 'Page 2 / 2', 'Page 1 / 1']);
    expect(texts[2]).toMatch(/^Lot Lot \d/);
  });

  it('gives the same bytes for the same letters', () => {
    expect(bytesOf([LETTER]).equals(bytesOf([structuredClone(LETTER)]))).toBe(true);
  });

  it('never takes data for markup', async () => {
    const hostile = '#panic() $x$ *b* _c_ ] ) \\ " // ` @a <b> = d';
    const { bytes, title } = renderLetters([filledWith(hostile)], { ...WHOLE, title: hostile });
    expect(title).toBe(hostile);
    const [text] = await textsOf(bytes);
    expect(text).toContain(hostile);
    expect(bytes.includes('pdfuaid')).toBe(true);
  });

  it.each([
    ['a long word', 'x'.repeat(400)],
    ['many words', 'mot '.repeat(500)],
    ['one character', 'x'],
  ])('renders %s everywhere', (_, text) => {
    expect(renderLetters([filledWith(text)], WHOLE).page_count).toBeGreaterThan(0);
  });

  it('shows a name too long for the window all the same', async () => {
    const name = Array.from({ length: 30 }, (_, index) => `Mot${index}`).join(' ');
    const [text] = await textsOf(bytesOf([{ ...LETTER, recipient: [name] }]));
    expect(text).toContain(name);
  });

  it('renders text the fonts lack, without claiming the standard that forbids it', () => {
    const bytes = bytesOf([{ ...LETTER, recipient: ['漢字 😀'] }]);
    expect(bytes.includes('pdfuaid')).toBe(false);
    expect(bytes.includes('/StructTreeRoot')).toBe(true);
  });
});

describe('renderEachLetter', () => {
  it('has a PDF of its own for each letter, with the number of its pages', async () => {
    const letters = ['anne', 'bart'].map((subject) => ({ ...LETTER, subject }));
    const drawn = await renderEachLetter(letters);
    expect(drawn.map(({ page_count }) => page_count)).toEqual([1, 1]);
    const bytes = drawn[1]?.content ?? Buffer.of();
    expect(await textsOf(bytes)).toEqual([expect.stringContaining('bart Madame, Monsieur,')]);
    expect(await codesOf(bytes)).toEqual([PAYLOAD]);
  });

  it('numbers the pages of long and short letters', async () => {
    const rows = Array.from({ length: 80 }, () => ({ kind: 'line' as const, cells: ['Lot'] }));
    const columns = [{ label: 'Lot', numeric: false }];
    const long: PaperLetter = { ...LETTER, blocks: [{ kind: 'table', columns, rows }] };
    const drawn = await renderEachLetter([long, LETTER, long]);
    expect(drawn.map(({ page_count }) => page_count)).toEqual([2, 1, 2]);
    const texts = await Promise.all(drawn.map(({ content }) => textsOf(Buffer.from(content))));
    const numbers = texts.flat().map((text) => /Page \d+ \/ \d+$/.exec(text)?.[0]);
    const two = ['Page 1 / 2', 'Page 2 / 2'];
    expect(numbers).toEqual([...two, 'Page 1 / 1', ...two]);
  });

  it('keeps a short table on one page', async () => {
    const columns = [{ label: 'Item', numeric: false }];
    const table = (count: number, total: string) => ({
      kind: 'table' as const,
      columns,
      rows: [
        ...Array.from({ length: count }, () => ({ kind: 'line' as const, cells: ['Lot'] })),
        { kind: 'total' as const, cells: [total] },
      ],
    });
    for (const before of [24, 26, 28, 30, 32, 34]) {
      const blocks = [table(before, 'First'), table(3, 'Second')];
      const [drawn] = await renderEachLetter([{ ...LETTER, blocks }]);
      const pages = await textsOf(Buffer.from(drawn?.content ?? []));
      expect(pages.filter((text) => text.includes('Item Lot Lot Lot Second'))).toHaveLength(1);
    }
  });

  it('gives the same bytes for the same letter', async () => {
    const [first, second] = await renderEachLetter([LETTER, LETTER]);
    expect(second).toEqual(first);
  });

  it('claims the standard for those letters that meet it', async () => {
    const drawn = await renderEachLetter([LETTER, { ...LETTER, recipient: ['漢字'] }]);
    const claims = drawn.map(({ content }) => Buffer.from(content).includes('pdfuaid'));
    expect(claims).toEqual([true, false]);
  });
});

describe('templateData', () => {
  it('leaves the lines in the foot unbroken, so that a hash can be copied', () => {
    const line = `3-${'a'.repeat(64)}`;
    const [letter] = templateData([{ ...LETTER, foot: [line] }]).letters;
    expect(letter?.foot).toEqual([line]);
  });

  it('draws the longest payload as a code of version 13, with its margin', () => {
    const [block] = templateData([
      {
        ...LETTER,
        blocks: LETTER.blocks.flatMap((one) =>
          one.kind === 'payment' && one.code !== null
            ? [{ ...one, code: { ...one.code, payload: 'x'.repeat(331) } }]
            : [],
        ),
      },
    ]).letters.flatMap(({ blocks }) => blocks);
    expect(JSON.stringify(block)).toContain('viewBox=\\"0 0 77 77\\"');
  });

  it('lets long words break, and leaves what a code says alone', () => {
    const word = 'x'.repeat(70);
    const [letter] = templateData([filledWith(word)]).letters;
    expect(letter?.recipient[0]).toBe(`${'x'.repeat(32)}\u{200B}${'x'.repeat(32)}\u{200B}xxxxxx`);
    expect(letter?.blocks).toContainEqual({
      kind: 'paragraph',
      text: `${'x'.repeat(60)}\u{200B}${'x'.repeat(10)}`,
    });
    expect(letter?.blocks).toContainEqual(
      expect.objectContaining({
        code: expect.objectContaining({ payload: PAYLOAD, description: word }),
      }),
    );
  });
});
