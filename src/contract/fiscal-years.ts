import { FISCAL_YEAR_STATUSES } from '#domain/ledger/fiscal-year.ts';
import {
  LocalDate,
  Type,
  Uuid,
  body,
  nullable,
  stamps,
  stringEnum,
  type Static,
} from './common.ts';

export const FiscalYear = Type.Object(
  {
    id: Uuid,
    building_id: Uuid,
    start_date: LocalDate,
    end_date: LocalDate,
    status: stringEnum(FISCAL_YEAR_STATUSES),
    closing_entry_id: nullable(Uuid),
    ...stamps,
  },
  { $id: 'FiscalYear' },
);

export const CreateFiscalYear = body({ start_date: LocalDate, end_date: LocalDate });

export type FiscalYear = Static<typeof FiscalYear>;
export type CreateFiscalYear = Static<typeof CreateFiscalYear>;
