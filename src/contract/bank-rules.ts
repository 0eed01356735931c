import { AccountCode } from './accounts.ts';
import {
  body,
  BuildingName,
  nullable,
  partial,
  stamps,
  text,
  Type,
  Uuid,
  type Static,
} from './common.ts';
import { pageQuery } from './pagination.ts';

const fields = {
  counterparty_iban: nullable(
    Type.String({ format: 'iban', maxLength: 50, description: 'IBAN of the other party.' }),
  ),
  communication_part: nullable(
    Type.String({
      ...text(140),
      description: 'Words that the payment reference contains; case is ignored.',
    }),
  ),
  code: nullable(
    Type.String({ ...text(35), description: 'Transaction code of the bank, in full.' }),
  ),
  account_code: nullable(AccountCode),
  distribution_key_id: nullable(
    Type.String({
      ...Uuid,
      description: 'Distribution key for costs and income on `account_code`; null for General.',
    }),
  ),
  supplier: nullable(
    Type.String({
      ...text(200),
      description:
        'Supplier whose one approved expense of the amount is paid, in place of `account_code`.',
    }),
  ),
};

export const BankRule = Type.Object(
  { id: Uuid, building_id: Uuid, building_name: BuildingName, ...fields, ...stamps },
  { $id: 'BankRule' },
);
export const CreateBankRule = body({ building_id: Uuid, ...partial(fields) });
export const UpdateBankRule = body(partial(fields));

export const BANK_RULE_SORTS = ['id'] as const;
export const ListBankRules = pageQuery({ building_id: Type.Optional(Uuid) }, BANK_RULE_SORTS);

export type CreateBankRule = Static<typeof CreateBankRule>;
export type UpdateBankRule = Static<typeof UpdateBankRule>;
export type ListBankRules = Static<typeof ListBankRules>;
