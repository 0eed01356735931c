import { DUPLICATE_REASONS } from '#domain/suppliers/duplicate-reason.ts';
import { IBAN_STATES } from '#domain/suppliers/iban-state.ts';
import { AccountCode } from './accounts.ts';
import { Bic, Iban } from './bank-accounts.ts';
import {
  allowedActions,
  body,
  Email,
  EnterpriseNumber,
  Instant,
  Language,
  name,
  nullable,
  partial,
  stamps,
  stringEnum,
  searchText,
  Type,
  UserName,
  Uuid,
  type Static,
} from './common.ts';
import { pageQuery, someOf } from './pagination.ts';

const MAX_PAYMENT_DAYS = 365;

const required = { name: name(200) };

const optional = {
  enterprise_number: nullable(EnterpriseNumber),
  iban: nullable(Iban),
  bic: nullable(Bic),
  language: Language,
  email: nullable(Email),
  default_account_code: nullable(AccountCode),
  default_distribution_key_id: nullable(Uuid),
  payment_days: nullable(
    Type.Integer({
      minimum: 0,
      maximum: MAX_PAYMENT_DAYS,
      description: 'Payment term in days after the invoice date, for expenses without a due date.',
    }),
  ),
};

const IbanState = stringEnum(IBAN_STATES, {
  description: 'Whether a second person has confirmed the IBAN; nothing is paid before.',
});

export const Supplier = Type.Object(
  {
    id: Uuid,
    ...required,
    ...optional,
    enterprise_number: nullable(Type.String({ description: 'Enterprise number, ten digits.' })),
    iban: nullable(Type.String({ description: 'IBAN in capitals, without spaces.' })),
    iban_state: IbanState,
    iban_entered_at: nullable(Instant),
    iban_confirmed_at: nullable(Instant),
    ...allowedActions,
    ...stamps,
  },
  { $id: 'Supplier' },
);

export const SupplierIban = Type.Object(
  {
    iban: Type.String(),
    bic: nullable(Type.String()),
    entered_by_name: UserName,
    entered_at: Instant,
    confirmed_by_name: UserName,
    confirmed_at: nullable(Instant),
    replaced_at: nullable(Instant),
  },
  { $id: 'SupplierIban' },
);

export const SupplierDuplicates = Type.Object(
  {
    reason: stringEnum(DUPLICATE_REASONS),
    suppliers: Type.Array(
      Type.Object({
        id: Uuid,
        name: Type.String(),
        enterprise_number: nullable(Type.String()),
        iban: nullable(Type.String()),
      }),
      { description: 'Oldest first.' },
    ),
  },
  { $id: 'SupplierDuplicates' },
);

export const CreateSupplier = body({ ...required, ...partial(optional) });
export const UpdateSupplier = body(partial({ ...required, ...optional }));
export const MergeSupplier = body({ into_id: Uuid });

export const SUPPLIER_SORTS = ['name', 'id'] as const;
export const ListSuppliers = pageQuery(
  {
    q: Type.Optional(searchText(200)),
    iban_state: someOf(stringEnum(IBAN_STATES)),
  },
  SUPPLIER_SORTS,
);

export type CreateSupplier = Static<typeof CreateSupplier>;
export type UpdateSupplier = Static<typeof UpdateSupplier>;
export type ListSuppliers = Static<typeof ListSuppliers>;
export type SupplierDuplicates = Static<typeof SupplierDuplicates>;
