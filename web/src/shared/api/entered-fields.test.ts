import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Fields of bodies that no page sends with the operation, and why. */
const NOT_SENT: Readonly<Record<string, string>> = {
  'addUnitOwner.ownership_percentage': 'pages send the fraction',
  'createBalanceSheetDocument.visibility': 'chosen on the page of the document',
  'createBudget.indexes': 'pages index all accounts alike, and edit each amount',
  'createBudgetCalls.first_due_date': 'the usual term after the day of the call',
  'createBuilding.country': 'Belgium by default',
  'createCallSeries.interval_months': 'series are quarterly by default',
  'createDownloadLink.version_number': 'pages offer the latest version',
  'createExpense.reserve_distribution_key_id': 'the key of the cost by default',
  'createIncomeStatementDocument.visibility': 'chosen on the page of the document',
  'createInterruption.receivable_ids': 'the act concerns all that is due on its day',
  'createJournalEntry.recoverable_percent': 'by the settings of the account',
  'createJournalEntry.vat_amount': 'none by default',
  'createMeeting.first_meeting_id': 'second sessions are made from the first',
  'createPaymentReminder.call_for_funds_id': 'pages remind of all that an owner owes',
  'createPaymentReminder.notes': 'pages send the usual letter',
  'createPushSubscription.expirationTime': 'written by the browser',
  'createSupplier.default_distribution_key_id': 'learned from the invoices of the supplier',
  'payHold.payment_id': 'pages take the payment with the reference of the account',
  'rectifyOwner.enterprise_number': 'changed on the page of the owner',
  'rectifyOwner.language': 'changed on the page of the owner',
  'refreshTokens.refresh_token': 'browsers keep it in a cookie',
  'updateBudget.indexes': 'pages index all accounts alike, and edit each amount',
  'updateBuilding.country': 'Belgium by default',
  'updateDocument.valid_until': 'programs enter it, for the letters of a sale',
  'updateExpense.reserve_distribution_key_id': 'the key of the cost by default',
  'updateSupplier.default_distribution_key_id': 'learned from the invoices of the supplier',
  'updateUnitOwner.ownership_percentage': 'pages send the fraction',
};

interface Schema {
  readonly $ref?: string;
  readonly readOnly?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}
interface Operation {
  readonly operationId: string;
  readonly requestBody?: {
    readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
  };
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const { paths, components } = JSON.parse(
  readFileSync('openapi/openapi.json', 'utf8'),
) as Description;

function fieldsOf(schema: Schema): string[] {
  if (schema.$ref !== undefined)
    return fieldsOf(components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  const { properties = {}, items, anyOf = [] } = schema;
  const own = Object.entries(properties).filter(([, { readOnly }]) => readOnly !== true);
  const inside = [
    ...own.map(([, part]) => part),
    ...anyOf,
    ...(items === undefined ? [] : [items]),
  ];
  return [...own.map(([name]) => name), ...inside.flatMap(fieldsOf)];
}

/** Words in the code of each area of the application, and of each part that areas share. */
function wordsByArea(): readonly ReadonlySet<string>[] {
  const areas = new Map<string, Set<string>>();
  for (const path of globSync('web/src/**/*.{ts,tsx}')) {
    if (path.includes('.test.') || path.endsWith('generated.ts')) continue;
    const area = path.split('/').slice(0, 4).join('/');
    const words = areas.get(area) ?? new Set();
    for (const word of readFileSync(path, 'utf8').match(/\w+/g) ?? []) words.add(word);
    areas.set(area, words);
  }
  return [...areas.values()];
}

it('sends every field of a body from an area that calls the operation', () => {
  const areas = wordsByArea();
  const called = Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .flatMap(({ operationId, requestBody }) => {
      const schema = requestBody?.content?.['application/json']?.schema;
      const callers = areas.filter((words) => words.has(operationId));
      return schema === undefined || callers.length === 0 ? [] : { operationId, schema, callers };
    });
  const missing = called.flatMap(({ operationId, schema, callers }) =>
    fieldsOf(schema)
      .filter((name) => !callers.some((words) => words.has(name)))
      .map((name) => `${operationId}.${name}`),
  );
  expect(called.length).toBeGreaterThan(100);
  expect([...new Set(missing)].toSorted()).toEqual(Object.keys(NOT_SENT));
});
