import { ACCOUNT_CODE, ACCOUNT_TYPES } from '#domain/ledger/account.ts';
import { BALANCE_SIDES } from '#domain/ledger/normal-balance.ts';
import {
  Type,
  Uuid,
  body,
  name,
  nullable,
  partial,
  stamps,
  stringEnum,
  searchText,
  type Static,
} from './common.ts';
import { Nature, RecoverablePercent, Uncovered } from './costs.ts';
import { pageQuery, someOf } from './pagination.ts';

const AccountType = stringEnum(ACCOUNT_TYPES);
const BalanceSide = stringEnum(BALANCE_SIDES);
export const AccountCode = Type.String({ pattern: ACCOUNT_CODE.source });

const Label = nullable(name(200));
const labels = { fr: Label, nl: Label, de: Label, en: Label };

const fields = {
  name: name(200),
  account_type: AccountType,
  is_active: Type.Boolean(),
  postable: Type.Boolean({
    description: 'Whether entries can be posted to it; false for a heading.',
  }),
  normal_balance: BalanceSide,
};

/** Settings of the costs on an account; null: those of the account above. */
const costSettings = {
  uncovered: nullable(Uncovered),
  nature: nullable(Nature),
  recoverable_percent: nullable(RecoverablePercent),
};

export const Account = Type.Object(
  {
    id: Uuid,
    code: AccountCode,
    ...fields,
    parent_code: nullable(AccountCode),
    labels: Type.Object(labels),
    ...costSettings,
    ...stamps,
  },
  { $id: 'Account' },
);

const LabelsInput = body(partial(labels));
const optional = partial({
  is_active: fields.is_active,
  postable: fields.postable,
  normal_balance: fields.normal_balance,
  parent_code: nullable(AccountCode),
  labels: LabelsInput,
  ...costSettings,
});

export const CreateAccount = body({
  code: AccountCode,
  name: fields.name,
  account_type: AccountType,
  ...optional,
});

export const UpdateAccount = body({
  ...partial({ name: fields.name, account_type: AccountType }),
  ...optional,
});

export const ACCOUNT_SORTS = ['id', 'code'] as const;
/** A chart of accounts is small, and clients need all of it. */
const WHOLE_CHART = 1_000;
export const ListAccounts = pageQuery(
  {
    account_type: someOf(AccountType),
    is_active: Type.Optional(Type.Boolean()),
    q: Type.Optional(searchText(100)),
  },
  ACCOUNT_SORTS,
  { default: WHOLE_CHART, maximum: WHOLE_CHART },
);

export const SeededChart = Type.Object({
  accounts_created: Type.Integer(),
  accounts_total: Type.Integer(),
  message: Type.String(),
});

export type Account = Static<typeof Account>;
export type CreateAccount = Static<typeof CreateAccount>;
export type UpdateAccount = Static<typeof UpdateAccount>;
export type ListAccounts = Static<typeof ListAccounts>;
