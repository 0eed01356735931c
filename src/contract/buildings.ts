import { RESERVE_BEARERS } from '#domain/funds/funds.ts';
import { RESERVE_INTEREST_TO, STATEMENT_CREDITS } from '#domain/register/building-settings.ts';
import { MAX_QUOTA } from '#domain/register/quotas.ts';
import { STATEMENT_MODELS } from '#domain/statements/run-state.ts';
import {
  EnterpriseNumber,
  Instant,
  Language,
  LocalDate,
  Type,
  Uuid,
  body,
  name,
  nullable,
  partial,
  searchText,
  stamps,
  stringEnum,
  text,
  type Static,
} from './common.ts';
import { pageQuery } from './pagination.ts';

const LateInterestRate = Type.Unsafe<number | 'Legal' | null>({
  description:
    'Late interest rate as a fraction per year (0.08 is 8 %), or `Legal` for the legal rate of each year.',
  type: ['number', 'string', 'null'],
  anyOf: [
    { type: 'number', minimum: 0, maximum: 1, 'x-decimal': { decimals: 6, maximum: 1 } },
    { type: 'string', const: 'Legal' },
    { type: 'null' },
  ],
});

const ConstructionYear = Type.Integer({ minimum: 1800, maximum: 2100 });
const CountryCode = Type.String({ pattern: '^[A-Z]{2}$' });

const required = {
  name: name(200),
  address: text(300),
  total_units: Type.Integer({ minimum: 1, maximum: 100_000 }),
};

const optional = {
  city: nullable(text(100)),
  postal_code: nullable(text(20)),
  country: CountryCode,
  total_quota: Type.Integer({ minimum: 1, maximum: MAX_QUOTA }),
  construction_year: nullable(ConstructionYear),
  language: Language,
  second_language: nullable({
    ...Language,
    description: 'Second language of minutes and notices, as in Brussels; null for one language.',
  }),
  enterprise_number: nullable(EnterpriseNumber),
  fiscal_year_start_month: Type.Integer({ minimum: 1, maximum: 12 }),
  assembly_window_start: nullable(
    Type.String({
      format: 'month-day',
      description:
        'First day of the yearly fifteen-day window of the ordinary assembly, as month and day: `05-15`.',
    }),
  ),
  require_second_approver: Type.Boolean({
    description: 'Whether nobody may approve an expense that they submitted.',
  }),
  late_interest_rate: LateInterestRate,
  late_interest_clause: nullable(text(2_000)),
  acceptance_date: nullable({
    ...LocalDate,
    description: 'Day on which the common parts were provisionally accepted; null: unknown.',
  }),
  reserve_borne_by: stringEnum(RESERVE_BEARERS, {
    description: 'Holder who is asked for the reserve of a lot under usufruct.',
  }),
  statement_model: stringEnum(STATEMENT_MODELS, {
    description: 'Provisions: settled against the calls. RealCharges: nothing is called before.',
  }),
  statement_needs_approval: Type.Boolean({
    description: 'Whether statements are sent only after a decision of the assembly.',
  }),
  statement_credit: stringEnum(STATEMENT_CREDITS, {
    description: 'Whether a credit is kept for the next call or refunded.',
  }),
  reserve_interest_to: stringEnum(RESERVE_INTEREST_TO, {
    description: 'Whether interest of the reserve account goes to the owners or to the reserve.',
  }),
  closing_needs_second_person: Type.Boolean({
    description: 'Whether a second person has to close the financial year.',
  }),
  consumer_limits: Type.Boolean({
    description:
      'Whether late interest of individuals follows book XIX of the Code of Economic Law.',
  }),
};

export const Building = Type.Object(
  {
    id: Uuid,
    ...required,
    ...optional,
    late_interest_rate: Type.Unsafe<number | 'Legal' | null>({
      description: 'Late interest rate as a fraction per year, `Legal`, or null for none.',
      type: ['number', 'string', 'null'],
    }),
    single_approver_requested_at: nullable({
      ...Instant,
      description:
        'When it was requested to approve without a second approver; null: not requested.',
    }),
    single_approver_requested_by: nullable({
      ...Uuid,
      description: 'User who requested it; another approver must confirm it.',
    }),
    external_ref: nullable(Type.String({ description: 'Reference in imported files.' })),
    ...stamps,
  },
  { $id: 'Building' },
);

export const CreateBuilding = body({ ...required, ...partial(optional) });
export const UpdateBuilding = body(partial({ ...required, ...optional }));

export const BUILDING_SORTS = ['id', 'name', 'created_at'] as const;
export const ListBuildings = pageQuery(
  { q: Type.Optional({ ...searchText(200), description: 'Searches name, address and numbers.' }) },
  BUILDING_SORTS,
);

export type Building = Static<typeof Building>;
export type CreateBuilding = Static<typeof CreateBuilding>;
export type UpdateBuilding = Static<typeof UpdateBuilding>;
export type ListBuildings = Static<typeof ListBuildings>;
