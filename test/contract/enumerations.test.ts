import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { enumerations } from '#contract/enumerations.ts';
import { ARRIVAL_MODES } from '#domain/assemblies/attendance.ts';
import { LEGAL_MAJORITIES } from '#domain/assemblies/majority.ts';
import { FINDING_BEFORE_CLOSING_CODES } from '#domain/closing/closing-findings.ts';
import { BULK_OPERATIONS } from '#domain/expenses/expense-state.ts';
import { VAT_RATES } from '#domain/expenses/line-items.ts';
import { HANDOVER_GAPS } from '#domain/handover/missing-parts.ts';
import { ACKNOWLEDGEABLE_PROBLEMS, INVOICE_PROBLEMS } from '#domain/invoices/invoice-problem.ts';
import { LANGUAGES } from '#domain/kernel/language.ts';
import { problems } from '#domain/kernel/problems.ts';

/** Lists in the API that users never see: formats, switches, and values worded as sentences. */
const TECHNICAL: readonly (readonly unknown[])[] = [
  Object.keys(problems),
  FINDING_BEFORE_CLOSING_CODES,
  BULK_OPERATIONS,
  VAT_RATES,
  // Parts of lists that are shown in full.
  LEGAL_MAJORITIES,
  ARRIVAL_MODES,
  ['WorkingCapital', 'Reserve'],
  ['Vat', 'Tenant'],
  ['Bearer'],
  ['Cookie'],
  ['Legal'],
  ['Leave'],
  ['Post'],
  ['healthy', 'unhealthy'],
  ['connected', 'disconnected'],
  ['json', 'csv', 'xlsx', 'pdf'],
  ['zip', 'pdf'],
  ['zip', 'xlsx'],
  ['json', 'zip'],
  ['json', 'pdf', 'zip'],
  ['json', 'pdf'],
  ['json', 'csv'],
  ['true', 'false'],
  // Each comes with its detail in words.
  INVOICE_PROBLEMS,
  ACKNOWLEDGEABLE_PROBLEMS,
  HANDOVER_GAPS,
];

const written = new Set([...TECHNICAL, ...Object.values(enumerations)].map(textOf));

function textOf(values: readonly unknown[]): string {
  return values
    .filter((value) => value !== null)
    .map(String)
    .join();
}

/** Collects every list of values in the API description. */
function listsIn(node: unknown): (readonly unknown[])[] {
  if (typeof node !== 'object' || node === null) return [];
  const { enum: values, ...rest } = node as { enum?: unknown };
  const own = Array.isArray(values) ? [values as readonly unknown[]] : [];
  return [...own, ...Object.values(Array.isArray(node) ? node : rest).flatMap(listsIn)];
}

const lists = listsIn(JSON.parse(readFileSync('openapi/openapi.json', 'utf8')));
const shown = new Set(lists.map(textOf));

describe('the enumerations of the interface', () => {
  it('are all known by name, or declared to need no words', () => {
    expect(shown.size).toBeGreaterThan(30);
    expect([...shown].filter((list) => !written.has(list))).toEqual([]);
  });

  it.each(Object.entries(enumerations))('answer %s somewhere', (_name, values) => {
    expect(shown).toContain(textOf(values));
  });

  it.each(LANGUAGES)('have a label for every value, and for nothing else, in %s', (language) => {
    const labels = JSON.parse(
      readFileSync(`src/locales/enumerations/${language}.json`, 'utf8'),
    ) as Record<string, string>;
    const wanted = Object.entries(enumerations).flatMap(([name, values]) =>
      values.map((value) => `enum.${name}.${value}`),
    );
    expect(Object.keys(labels)).toEqual(wanted.sort());
  });

  it.each(Object.entries(enumerations))('tell the values of %s apart', (name, values) => {
    for (const language of LANGUAGES) {
      const labels = JSON.parse(
        readFileSync(`src/locales/enumerations/${language}.json`, 'utf8'),
      ) as Record<string, string>;
      const words = values.map((value) => labels[`enum.${name}.${value}`]);
      expect(new Set(words).size, language).toBe(values.length);
    }
  });
});
