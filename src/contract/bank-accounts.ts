import { BANK_ACCOUNT_PURPOSES } from '#domain/payments/bank-account.ts';
import { AccountCode } from './accounts.ts';
import {
  Type,
  Uuid,
  body,
  nullable,
  partial,
  stamps,
  stringEnum,
  text,
  BuildingName,
  type Static,
} from './common.ts';

/** Longer names do not fit into a SEPA transfer. */
const MAX_HOLDER = 70;

export const Iban = Type.String({ format: 'iban', maxLength: 50 });
export const Bic = Type.String({ format: 'bic', maxLength: 11 });
const Purpose = stringEnum(BANK_ACCOUNT_PURPOSES);

const required = {
  iban: Iban,
  holder: text(MAX_HOLDER),
  account_code: AccountCode,
};

const optional = {
  bic: nullable(Bic),
  purpose: Purpose,
};

export const BankAccount = Type.Object(
  { id: Uuid, building_id: Uuid, building_name: BuildingName, ...required, ...optional, ...stamps },
  { $id: 'BankAccount' },
);

export const CreateBankAccount = body({ ...required, ...partial(optional) });
export const UpdateBankAccount = body(partial({ ...required, ...optional }));

export type CreateBankAccount = Static<typeof CreateBankAccount>;
export type UpdateBankAccount = Static<typeof UpdateBankAccount>;
