import { readFileSync } from 'node:fs';
import { multipart } from './multipart.ts';
import { call, type Answer, type Caller, type TestApp } from './test-app.ts';

/** A line of an invoice: two at 50 euro, with 21 % VAT. */
export const TWO_AT_50 = {
  quantity: '2',
  price: '50',
  net_cents: 10_000,
  category: 'S',
  percent: 21,
};

/** Reads an example of the standard. */
export function sampleInvoice(name: string): Buffer {
  return readFileSync(new URL(`../data/ubl/peppol-${name}.xml`, import.meta.url));
}

/** Sends an invoice file, to be drafted for a building. */
export async function sendInvoice(
  app: TestApp['app'],
  as: Caller,
  {
    content,
    building_id,
    name = 'invoice.xml',
    headers = {},
  }: {
    readonly content: string | Uint8Array;
    readonly building_id: string;
    readonly name?: string;
    readonly headers?: Readonly<Record<string, string>>;
  },
): Promise<Answer> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const form = await multipart({ building_id }, { name, content: bytes });
  return call(app, 'POST', '/expenses/from-invoice', {
    headers: { ...form.headers, authorization: `Bearer ${as.token}`, ...headers },
    body: form.body,
  });
}
