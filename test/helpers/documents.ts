import { multipart } from './multipart.ts';
import { must, type Caller } from './test-app.ts';

/** An image of one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Makes the smallest PDF with one line of text, without parentheses. */
export function aPdf(text: string): Buffer {
  return aPdfOfLines([text]);
}

/**
 * Makes the smallest PDF with lines of ASCII text, without parentheses.
 * @param trailer further entries of the trailer
 */
export function aPdfOfLines(lines: readonly string[], trailer = ''): Buffer {
  const shown = lines.map((line) => `(${line}) Tj T*`).join(' ');
  const stream = `BT /F1 12 Tf 16 TL 72 720 Td ${shown} ET`;
  return Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length ${stream.length}>>stream
${stream}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R${trailer}>>
%%EOF
`);
}

/** Makes a PDF that only opens with a password. */
export function aLockedPdf(): Buffer {
  const unknown = '00'.repeat(32);
  const lock = `<</Filter/Standard/V 1/R 2/O<${unknown}>/U<${unknown}>/P -4>>`;
  return aPdfOfLines(['Facture 2026-118'], `/Encrypt ${lock}/ID[<00><00>]`);
}

/**
 * Adds a document of the building, visible to the office.
 * @returns its id
 */
export async function aDocument(
  syndic: Caller,
  building_id: string,
  title = 'Fire policy',
): Promise<string> {
  const fields = { title, document_type: 'InsurancePolicy', building_id };
  const form = await multipart(fields, { name: 'policy.pdf', content: aPdf('Policy') });
  return must(await syndic.post('/documents', form.body, form.headers), 201).id;
}
