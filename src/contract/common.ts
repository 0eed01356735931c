import { Type, type Static, type TSchema } from 'typebox';
import { MAX_EMAIL_LENGTH } from '#domain/kernel/identifiers.ts';
import { LANGUAGES } from '#domain/kernel/language.ts';

/** The data types that all resources share. Formats and x-keywords are checked in platform/http/validation.ts. */

/** A closed set of names, as `{type: string, enum: […]}`. */
export function stringEnum<const T extends readonly string[]>(values: T, options: object = {}) {
  return Type.Unsafe<T[number]>({ type: 'string', enum: [...values], ...options });
}

/** Makes a schema nullable. */
export function nullable<T extends TSchema>(schema: T) {
  const { type, enum: names, ...rest } = schema as T & { type: string | string[]; enum?: string[] };
  return Type.Unsafe<Static<T> | null>({
    ...rest,
    type: [...(Array.isArray(type) ? type : [type]), 'null'],
    ...(names ? { enum: [...names, null] } : {}),
  });
}

/** A named schema used by reference, so that OpenAPI shows it once. */
export function ref<T extends TSchema>(schema: T) {
  const id = (schema as { $id?: string }).$id;
  if (id === undefined) throw new Error('only a schema with $id can be referred to');
  return Type.Unsafe<Static<T>>({ $ref: `${id}#` });
}

export const Uuid = Type.String({ format: 'uuid', 'x-lower-case': true });
export const Instant = Type.String({
  format: 'date-time',
  description: 'Point in time, RFC 3339 in UTC with milliseconds.',
});
export const LocalDate = Type.String({
  format: 'date',
  description: 'Day in Belgium, `YYYY-MM-DD`.',
});
export const Language = stringEnum(LANGUAGES);
export const Email = Type.String({ format: 'email', maxLength: MAX_EMAIL_LENGTH });
export const EnterpriseNumber = Type.String({ format: 'enterprise-number', maxLength: 30 });
export const Phone = Type.String({ format: 'phone', maxLength: 40 });

/** A number for each of these names. */
export function countSchema<const Names extends readonly string[]>(
  names: Names,
  options: { readonly description?: string } = {},
) {
  return Type.Unsafe<Record<Names[number], number>>(
    Type.Object(
      Object.fromEntries(
        names.map((counted) => [
          counted,
          Type.Integer({ description: `Count for \`${counted}\`.` }),
        ]),
      ),
      options,
    ),
  );
}

/** A non-blank line of text, without NUL or unpaired surrogates. */
export function text(maxLength: number) {
  return Type.String({ format: 'text', minLength: 1, maxLength });
}

/**
 * A name or number by which people know a record: a line without invisible characters, stored without
 * blanks around it and with letters composed uniformly.
 */
export function name(maxLength: number) {
  return Type.String({ format: 'name', 'x-name': true, minLength: 1, maxLength });
}

/** Words to search for (`listSearchWords`), at most ten: each is a condition of the query. */
export const searchText = (maxLength: number) =>
  Type.String({ ...text(maxLength), 'x-max-words': 10 });

/** Money in an answer: euro, exact to the cent. */
export const Euro = Type.Number({ description: 'Amount in euro, exact to the cent.' });

/**
 * Money in a request: a number or a decimal string of euro with at most two decimals.
 * @param bounds inclusive, in cents
 */
export function euroInput(bounds: { minimum_cents?: number; maximum_cents?: number } = {}) {
  return Type.Unsafe<number | string>({
    type: ['number', 'string'],
    'x-euro': bounds,
    description: 'Amount in euro with at most two decimals, as a number or a string.',
  });
}

/** A number or decimal string with a maximum number of decimals, within inclusive bounds. */
export function decimalInput(rule: {
  decimals: number;
  minimum?: number;
  above?: number;
  maximum: number;
}) {
  return Type.Unsafe<number | string>({
    type: ['number', 'string'],
    'x-decimal': rule,
    description: `Number with at most ${rule.decimals} decimals, as a number or a string.`,
  });
}

export const ShareText = Type.String({
  format: 'share',
  maxLength: 41,
  description: 'Share as an exact fraction, such as `1/3`.',
});

/**
 * Display names that the service adds beside ids in answers (platform/http/display-names.ts),
 * unless the handler has set them.
 */
export const DISPLAY_NAMES = {
  owner_id: 'owner_name',
  unit_id: 'unit_number',
  building_id: 'building_name',
  bank_account_id: 'bank_account_iban',
  expense_id: 'expense_name',
  supplier_id: 'supplier_name',
  submitted_by: 'submitted_by_name',
  approved_by: 'approved_by_name',
  acknowledged_by: 'acknowledged_by_name',
} as const;

/** Display-name fields of a record: those whose id field is also there. */
type DisplayNameFields<T> = {
  [Id in keyof typeof DISPLAY_NAMES]: Id extends keyof T ? (typeof DISPLAY_NAMES)[Id] : never;
}[keyof typeof DISPLAY_NAMES];

/**
 * Type that a handler returns for an answer: parts may be read-only, and display names may be left
 * to the service.
 */
export type Given<T> = T extends readonly (infer Item)[]
  ? readonly Given<Item>[]
  : T extends object
    ? { readonly [Key in keyof T as Exclude<Key, DisplayNameFields<T>>]: Given<T[Key]> } & {
        readonly [Key in keyof T as Extract<Key, DisplayNameFields<T>>]?: Given<T[Key]>;
      }
    : T;

export const OwnerName = Type.String({ description: 'Current name of the owner.' });
export const UnitNumber = Type.String({ description: 'Current number of the lot.' });
/** Name of a user; null where the system acted, or the user is no longer known. */
export const UserName = nullable(Type.String({ description: 'Current name of the user.' }));
export const BuildingName = Type.String({ description: 'Current name of the building.' });
export const BankAccountIban = Type.String({ description: 'Current IBAN of the bank account.' });
export const SupplierName = Type.String({ description: 'Current name of the supplier.' });
export const ExpenseName = Type.String({ description: 'Supplier and description of the expense.' });

export const rowTag = {
  etag: Type.Optional(
    Type.String({ description: '`ETag` of the record, where another answer contains it.' }),
  ),
};
export const stamps = { created_at: Instant, updated_at: Instant, ...rowTag };

/** An object that refuses unknown properties. */
export function body<T extends Record<string, TSchema>>(properties: T, options: object = {}) {
  return Type.Object(properties, { additionalProperties: false, ...options });
}

/** Makes all properties optional. */
export function partial<T extends Record<string, TSchema>>(properties: T) {
  return Type.Partial(Type.Object(properties)).properties;
}

/** Actions that a record with states allows now. */
export const allowedActions = {
  allowed_actions: Type.Array(Type.String(), {
    description: 'Operations that its state and your role allow, as their paths name them.',
  }),
};

/** Reason for undoing, pausing or resuming something. */
export const ReasonBody = body({ reason: text(2_000) });
export type ReasonBody = Static<typeof ReasonBody>;

export const IdParams = Type.Object({ id: Uuid });

/** Range of report years: any four-digit accounting year. */
export const ReportYear = Type.Integer({ minimum: 1900, maximum: 2200 });

export { Type, type Static, type TSchema };
