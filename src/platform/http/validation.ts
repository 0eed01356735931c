import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import ajvMessages from 'ajv-i18n';
import type { Language } from '#contract/common.ts';
import { parseDecimal } from '#domain/kernel/decimal.ts';
import { parseShare } from '#domain/kernel/fraction.ts';
import { normaliseEnterpriseNumber, normalisePhone } from '#domain/kernel/identifiers.ts';
import { MAX_CENTS, parseEuro } from '#domain/kernel/money.ts';

/** More than this many findings help nobody. */
const MAX_ERRORS_SHOWN = 50;

interface EuroBounds {
  readonly minimum_cents?: number;
  readonly maximum_cents?: number;
}

interface DecimalRule {
  readonly decimals: number;
  readonly minimum?: number;
  readonly above?: number;
  readonly maximum: number;
}

function isEuroWithin(bounds: EuroBounds, value: unknown): boolean {
  const cents = parseEuro(value as number | string);
  return (
    cents !== undefined &&
    cents >= (bounds.minimum_cents ?? -MAX_CENTS) &&
    cents <= (bounds.maximum_cents ?? MAX_CENTS)
  );
}

function isDecimalWithin(rule: DecimalRule, value: unknown): boolean {
  if (parseDecimal(value as number | string, rule.decimals) === undefined) return false;
  const number = Number(value);
  return (
    number <= rule.maximum &&
    (rule.minimum === undefined || number >= rule.minimum) &&
    (rule.above === undefined || number > rule.above)
  );
}

function createAjv(coerceTypes: boolean): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    coerceTypes,
    removeAdditional: false,
    useDefaults: true,
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
  });
  addFormats.default(ajv, ['uuid', 'email', 'date', 'date-time', 'uri']);
  ajv.addFormat('text', (value: string) => /\S/.test(value) && !value.includes('\0'));
  ajv.addFormat('share', (value: string) => parseShare(value) !== undefined);
  ajv.addFormat(
    'enterprise-number',
    (value: string) => normaliseEnterpriseNumber(value) !== undefined,
  );
  ajv.addFormat('phone', (value: string) => normalisePhone(value) !== undefined);
  ajv.addKeyword({
    keyword: 'x-euro',
    type: ['number', 'string'],
    schemaType: 'object',
    errors: false,
    validate: isEuroWithin,
  });
  ajv.addKeyword({
    keyword: 'x-decimal',
    type: ['number', 'string'],
    schemaType: 'object',
    errors: false,
    validate: isDecimalWithin,
  });
  return ajv;
}

export type SchemaCompiler = (schema: object, part: string) => ValidateFunction;

/**
 * A compiler that knows the named schemas, so that `$ref` resolves. Bodies are taken as they are;
 * texts of the address line are read as the type they stand for.
 */
export function createSchemaCompiler(named: readonly object[]): SchemaCompiler {
  const bodies = createAjv(false).addSchema([...named]);
  const addressLine = createAjv(true).addSchema([...named]);
  return (schema, part) => (part === 'body' ? bodies : addressLine).compile(schema);
}

/** The detail of a finding of our own keywords, in the words of each language. */
const ownDetails: Record<string, Record<Language, string>> = {
  'x-euro': {
    fr: 'doit être un montant en euros avec au plus deux décimales, dans les limites',
    nl: 'moet een bedrag in euro zijn met hoogstens twee decimalen, binnen de grenzen',
    de: 'muss ein Eurobetrag mit höchstens zwei Nachkommastellen innerhalb der Grenzen sein',
    en: 'must be an amount of euro with at most two decimals, within bounds',
  },
  'x-decimal': {
    fr: 'doit être un nombre décimal dans les limites',
    nl: 'moet een decimaal getal binnen de grenzen zijn',
    de: 'muss eine Dezimalzahl innerhalb der Grenzen sein',
    en: 'must be a decimal number within bounds',
  },
};

// The package declares a default that its CommonJS module does not have: the module is the record.
const localize = ajvMessages as unknown as Record<Language, (errors: ErrorObject[]) => void>;

export interface Finding {
  readonly pointer: string;
  readonly detail: string;
}

/** Findings as `{pointer, detail}`; the pointer is a JSON pointer that starts with the part (`/body/name`). */
export function describeErrors(errors: ErrorObject[], part: string, language: Language): Finding[] {
  const shown = errors.slice(0, MAX_ERRORS_SHOWN);
  localize[language](shown);
  return shown.map((error) => {
    const added = (error.params as { additionalProperty?: string }).additionalProperty;
    const missing = (error.params as { missingProperty?: string }).missingProperty;
    const name = added ?? missing;
    const tail = name === undefined ? '' : `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const detail = ownDetails[error.keyword]?.[language] ?? error.message ?? 'invalid';
    return { pointer: `/${part}${error.instancePath}${tail}`, detail: withAllowed(detail, error) };
  });
}

function withAllowed(detail: string, error: ErrorObject): string {
  const allowed = (error.params as { allowedValues?: unknown[] }).allowedValues;
  if (allowed !== undefined)
    return `${detail}: ${allowed.filter((value) => value !== null).map(String).join(', ')}`;
  const format = (error.params as { format?: string }).format;
  return format === undefined || detail.includes(format) ? detail : `${detail} (${format})`;
}
