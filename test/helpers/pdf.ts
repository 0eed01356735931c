import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import jsQR from 'jsqr';

/** Pixels per point: a module of a payment code is then about six pixels wide. */
const SCALE = 3;
let library: ReturnType<typeof PDFiumLibrary.init> | undefined;

async function pagesOf<Finding>(
  bytes: Uint8Array,
  read: (page: PDFiumPage) => Finding | Promise<Finding>,
): Promise<Finding[]> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(bytes);
  try {
    const findings: Finding[] = [];
    for (const page of document.pages()) findings.push(await read(page));
    return findings;
  } finally {
    document.destroy();
  }
}

/** Reads the text of each page of a PDF, with all blanks normalized. */
export function textsOf(bytes: Uint8Array): Promise<string[]> {
  return pagesOf(bytes, (page) =>
    page.getText().replaceAll('\u{200B}', '').replaceAll(/\s+/g, ' ').trim(),
  );
}

/** Reads the QR code of each page from its pixels, as a phone would; null: there is none. */
export function codesOf(bytes: Uint8Array): Promise<(string | null)[]> {
  return pagesOf(bytes, async (page) => {
    const { data, width, height } = await page.render({ scale: SCALE, render: 'bitmap' });
    return jsQR.default(new Uint8ClampedArray(data), width, height)?.data ?? null;
  });
}
