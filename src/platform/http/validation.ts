import { Ajv, type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';
import type { DataValidationCxt } from 'ajv/dist/types/index.js';
import { isMonthAndDay } from '#domain/assemblies/assembly-window.ts';
import { assert } from '#domain/kernel/assert.ts';
import { parseDecimal } from '#domain/kernel/decimal.ts';
import { hasInvisible, toStoredName } from '#domain/kernel/fold-text.ts';
import { parseShare } from '#domain/kernel/fraction.ts';
import {
  isBic,
  isEmail,
  normaliseEnterpriseNumber,
  normaliseIban,
  normalisePhone,
} from '#domain/kernel/identifiers.ts';
import type { Language } from '#domain/kernel/language.ts';
import { isDateWithinBounds } from '#domain/kernel/local-date.ts';
import { MAX_CENTS, parseEuro, toEuro } from '#domain/kernel/money.ts';
import { listSearchWords } from '#domain/kernel/words.ts';
import { hasMessage, translate } from '#platform/i18n/translate.ts';
import { UUID_IN_ANY_CASE } from '#platform/ids.ts';
import { isPushPublicKey, isPushSecret } from '#platform/push/subscription-keys.ts';

/**
 * Maximum number of errors that are described: a body of unknown fields has one for each, and describing
 * them takes longer than reading the body.
 */
const MAX_ERRORS = 100;

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

/** Makes a keyword that replaces a text by the spelling that all code after this expects. */
function respell(spell: (text: string) => string) {
  return (_: boolean, text: string, _schema?: object, place?: DataValidationCxt): boolean => {
    assert(place !== undefined, 'A keyword knows the place of its value');
    const spelled = spell(text);
    if (spelled !== text)
      Object.assign(place.parentData, { [String(place.parentDataProperty)]: spelled });
    return true;
  };
}

/** Texts that are stored in one spelling. Some clients send ids in capitals. */
const SPELLINGS = {
  'x-lower-case': (text: string) => text.toLowerCase(),
  'x-name': toStoredName,
};

const isDateTime = new Ajv()
  .addFormat('date-time', addFormats.default.get('date-time'))
  .compile<string>({
    type: 'string',
    format: 'date-time',
  });

/** Whether a text is a date with time between 1900 and 2200. */
function isInstantWithinBounds(text: string): boolean {
  return isDateTime(text) && isDateWithinBounds(text.slice(0, 10));
}

function isHttpsAddress(text: string): boolean {
  return /^https:\/\//i.test(text) && URL.canParse(text);
}

function createAjv(coerceTypes: boolean): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    // Needed for the messages of our keywords, which name the allowed values.
    verbose: true,
    coerceTypes,
    removeAdditional: false,
    useDefaults: true,
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
  });
  addFormats.default(ajv, ['uri']);
  ajv.addFormat('email', isEmail);
  ajv.addFormat('date', isDateWithinBounds);
  ajv.addFormat('date-time', isInstantWithinBounds);
  ajv.addFormat('https', isHttpsAddress);
  ajv.addFormat('uuid', UUID_IN_ANY_CASE);
  // A NUL is possible in a query; for bodies, read-text.ts refuses it earlier.
  ajv.addFormat('text', (value: string) => /\S/.test(value) && !value.includes('\0'));
  ajv.addFormat('name', (value: string) => /\S/.test(value) && !hasInvisible(value));
  ajv.addFormat('month-day', isMonthAndDay);
  ajv.addFormat('share', (value: string) => parseShare(value) !== undefined);
  ajv.addFormat(
    'enterprise-number',
    (value: string) => normaliseEnterpriseNumber(value) !== undefined,
  );
  ajv.addFormat('phone', (value: string) => normalisePhone(value) !== undefined);
  ajv.addFormat('iban', (value: string) => normaliseIban(value) !== undefined);
  ajv.addFormat('bic', isBic);
  ajv.addFormat('push-public-key', isPushPublicKey);
  ajv.addFormat('push-secret', isPushSecret);
  addKeywords(ajv);
  return ajv;
}

function addKeywords(ajv: Ajv): void {
  // Read by the description, the text of a refusal, and display names.
  ajv.addVocabulary(['explode', 'x-beside', 'x-sorts']);
  for (const [keyword, spell] of Object.entries(SPELLINGS)) {
    ajv.addKeyword({
      keyword,
      type: 'string',
      schemaType: 'boolean',
      modifying: true,
      errors: false,
      validate: respell(spell),
    });
  }
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
  ajv.addKeyword({
    keyword: 'x-max-words',
    type: 'string',
    schemaType: 'number',
    errors: false,
    validate: (limit: number, text: string) => listSearchWords(text).length <= limit,
  });
  ajv.addKeyword({
    keyword: 'x-max-bytes',
    type: 'object',
    schemaType: 'number',
    errors: false,
    validate: (limit: number, value: object) => Buffer.byteLength(JSON.stringify(value)) <= limit,
  });
}

/** Validates a value, fills in its defaults, and returns its errors: none if it is valid. */
type Validator = (value: unknown) => ErrorObject[];
export type ValidatorCompiler = (schema: object, part: string) => Validator;

/**
 * Creates a compiler that knows the named schemas, so that `$ref` resolves. It compiles each schema
 * once. Bodies are not converted; texts of the path and query are converted to the type of the
 * schema.
 */
export function createValidatorCompiler(named: readonly object[]): ValidatorCompiler {
  let bodies: Ajv | undefined;
  let addressLine: Ajv | undefined;
  return (schema, part) => {
    const ajv =
      part === 'body'
        ? (bodies ??= createAjv(false).addSchema([...named]))
        : (addressLine ??= createAjv(true).addSchema([...named]));
    const validate = ajv.compile(schema);
    return (value) => (validate(value) ? [] : (validate.errors ?? []));
  };
}

export interface Finding {
  readonly pointer: string;
  readonly detail: string;
}

/** Parameters of the errors that the messages use. */
interface FindingParams {
  readonly additionalProperty?: string;
  readonly missingProperty?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly allowedValues?: readonly unknown[];
  readonly allowedValue?: unknown;
}

interface SortSchema {
  readonly 'x-sorts'?: readonly string[];
}

/** Errors that only say that alternatives failed; shown only if there are no others. */
const VAGUE = new Set(['anyOf', 'oneOf', 'not']);

/**
 * Converts errors to `{pointer, detail}`, one for each place; the pointer is a JSON pointer that
 * starts with the part (`/body/name`). Errors of alternatives are joined by “or”.
 */
export function describeErrors(errors: ErrorObject[], part: string, language: Language): Finding[] {
  const telling = errors.filter(({ keyword }) => !VAGUE.has(keyword));
  const details = new Map<string, string[]>();
  for (const error of (telling.length === 0 ? errors : telling).slice(0, MAX_ERRORS)) {
    const pointer = `/${part}${placeOf(error, part)}${namedProperty(error)}`;
    const known = details.get(pointer);
    if (known === undefined) details.set(pointer, [detailOf(error, part, language)]);
    else if (isAlternative(error)) known.push(detailOf(error, part, language));
  }
  const alternatives = new Intl.ListFormat(language, { type: 'disjunction' });
  return [...details].map(([pointer, all]) => ({
    pointer,
    detail: alternatives.format(new Set(all)),
  }));
}

/** Whether the error belongs to one of several alternatives. */
function isAlternative({ schemaPath }: ErrorObject): boolean {
  return /\/(anyOf|oneOf)\//.test(schemaPath);
}

/**
 * Pointer of an error. In a query, the index of a value is dropped: the client sent the values as
 * one parameter.
 */
function placeOf({ instancePath }: ErrorObject, part: string): string {
  return part === 'query' ? instancePath.replace(/\/\d+$/, '') : instancePath;
}

/** Pointer suffix of a missing or unknown property. */
function namedProperty({ params }: ErrorObject): string {
  const { additionalProperty, missingProperty } = params as FindingParams;
  const name = additionalProperty ?? missingProperty;
  return name === undefined ? '' : `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function detailOf(error: ErrorObject, part: string, language: Language): string {
  const { type = [], format, ...params } = error.params as FindingParams;
  let key = `validation.${format === undefined ? error.keyword : `format.${format}`}`;
  if (error.keyword === 'required' && isAlternative(error)) key = 'validation.required.choice';
  if (error.keyword === 'additionalProperties' && part === 'query') key = 'validation.parameter';
  if (error.keyword === 'false schema') key = 'validation.excluded';
  if (listAllowedSorts(error) !== undefined) key = 'validation.sort';
  return translate(language, hasMessage(key) ? key : 'validation.other', {
    ...params,
    ...rangeOf(error),
    types: wordsFor([type].flat(), language),
    allowed: listAllowedSorts(error)?.join(', ') ?? listAllowedValues(error),
  });
}

function wordsFor(types: readonly string[], language: Language): string {
  const words = types
    .filter((type) => type !== 'null' || types.length === 1)
    .map((type) => translate(language, `validation.type.${type}`));
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(words);
}

/** Sort fields that a list accepts. */
function listAllowedSorts({ keyword, parentSchema }: ErrorObject): readonly string[] | undefined {
  return keyword === 'pattern' ? (parentSchema as SortSchema)['x-sorts'] : undefined;
}

/** Values of an enumeration, or fields that an object may have. */
function listAllowedValues({ keyword, params, parentSchema }: ErrorObject): string {
  if (keyword === 'additionalProperties') {
    const names = Object.keys((parentSchema as { properties?: object }).properties ?? {});
    return names.length === 0 ? 'none' : names.join(', ');
  }
  const { allowedValues = [], allowedValue } = params as FindingParams;
  const values = allowedValues.filter((value) => value !== null);
  return (allowedValue === undefined ? values : [allowedValue]).map(String).join(', ');
}

/** Bounds of our own keywords. */
function rangeOf({ keyword, schema }: ErrorObject): object {
  if (keyword === 'x-decimal') return schema as DecimalRule;
  if (keyword === 'x-max-bytes' || keyword === 'x-max-words') return { limit: Number(schema) };
  if (keyword !== 'x-euro') return {};
  const { minimum_cents: minimum, maximum_cents: maximum } = schema as EuroBounds;
  return {
    ...(minimum === undefined ? {} : { minimum: toEuro(minimum) }),
    ...(maximum === undefined ? {} : { maximum: toEuro(maximum) }),
  };
}
