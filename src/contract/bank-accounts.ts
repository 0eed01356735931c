import { BANK_ACCOUNT_PURPOSES } from '#domain/payments/bank-account.ts';
import { AccountCode } from './accounts.ts';
import {
  allowedActions,
  Instant,
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
  {
    id: Uuid,
    building_id: Uuid,
    building_name: BuildingName,
    ...required,
    ...optional,
    pending_iban: nullable(
      Type.String({
        description:
          'IBAN that a second person has to confirm; null: none. That of a new account is its `iban`.',
      }),
    ),
    pending_bic: nullable(
      Type.String({ description: 'BIC that comes with the IBAN to confirm; null: none.' }),
    ),
    iban_requested_at: nullable({
      ...Instant,
      description: 'When the IBAN to confirm was entered; null: none.',
    }),
    iban_requested_by: nullable({
      ...Uuid,
      description: 'User who entered the IBAN to confirm; another person confirms it.',
    }),
    ...allowedActions,
    ...stamps,
  },
  { $id: 'BankAccount' },
);

export const CreateBankAccount = body({ ...required, ...partial(optional) });
export const UpdateBankAccount = body(partial({ ...required, ...optional }));

/** Names the IBAN that the caller saw when they confirmed it. */
export const ConfirmIban = body({
  iban: Type.Optional(
    Type.String({
      ...Iban,
      description: 'IBAN that you confirm; 412 `stale` if another one awaits confirmation.',
    }),
  ),
});

export type ConfirmIban = Static<typeof ConfirmIban>;
export type CreateBankAccount = Static<typeof CreateBankAccount>;
export type UpdateBankAccount = Static<typeof UpdateBankAccount>;
