import { describe, expect, it } from 'vitest';
import { textsOf } from '#test/helpers/pdf.ts';
import { bundlePdfs } from './bundle.ts';
import { renderTypst } from './typst.ts';

const LETTER = 'platform/pdf/letter.typ';
const WHOLE = { language: 'en', title: 'Letters to post', dated: '2026-03-16' } as const;

const drawn = (subject: string, paragraphs: number) => {
  const blocks = Array.from({ length: paragraphs }, () => ({
    kind: 'paragraph',
    text: `${subject} `.repeat(200),
  }));
  const sender = { caption: 'From', name: 'Association', lines: [] };
  const letter = {
    language: 'en',
    sender,
    mention: null,
    recipient: [],
    facts: [],
    subject,
    blocks,
    foot: [],
  };
  const date = { year: 2026, month: 3, day: 16 };
  const data = { language: 'en', title: subject, date, letters: [{ ...letter, page: 'Page' }] };
  const { bytes: content, page_count } = renderTypst(LETTER, data);
  return { content, page_count };
};

describe('bundlePdfs', () => {
  it('has every page of every document as it was drawn, in their order', async () => {
    const documents = [drawn('anne', 20), drawn('bart', 1)];
    expect(documents.map(({ page_count }) => page_count)).toEqual([expect.any(Number), 1]);
    const apart = await Promise.all(documents.map(({ content }) => textsOf(content)));
    expect(apart[0]?.length).toBeGreaterThan(1);
    const bundle = bundlePdfs(documents, WHOLE);
    expect(await textsOf(bundle)).toEqual(apart.flat());
  });

  it('gives the same bytes for the same documents', () => {
    const documents = [drawn('anne', 1)];
    expect(bundlePdfs(documents, WHOLE).equals(bundlePdfs(documents, WHOLE))).toBe(true);
  });
});
