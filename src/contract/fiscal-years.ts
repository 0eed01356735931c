import { CLOSING_FINDING_CODES, FINDING_SEVERITIES } from '#domain/ledger/closing-check.ts';
import { FISCAL_YEAR_STATUSES } from '#domain/ledger/fiscal-year.ts';
import {
  allowedActions,
  LocalDate,
  Type,
  Uuid,
  body,
  nullable,
  ref,
  stamps,
  stringEnum,
  BuildingName,
  type Static,
} from './common.ts';

export const FiscalYear = Type.Object(
  {
    id: Uuid,
    building_id: Uuid,
    building_name: BuildingName,
    start_date: LocalDate,
    end_date: LocalDate,
    status: stringEnum(FISCAL_YEAR_STATUSES),
    closing_entry_id: nullable(Uuid),
    ...allowedActions,
    ...stamps,
  },
  { $id: 'FiscalYear' },
);

export const CreateFiscalYear = body({ start_date: LocalDate, end_date: LocalDate });

const FindingCode = stringEnum(CLOSING_FINDING_CODES);

export const CloseFiscalYear = body({
  acknowledge: Type.Optional(
    Type.Array(FindingCode, {
      maxItems: CLOSING_FINDING_CODES.length,
      description: 'Codes of the warnings that you accept.',
    }),
  ),
});

export const ClosingFinding = Type.Object(
  {
    code: FindingCode,
    severity: stringEnum(FINDING_SEVERITIES),
    count: Type.Integer(),
    detail: Type.String({ description: 'Explanation in the language of the reader.' }),
    link: Type.String({ description: 'Path of the page that shows it.' }),
  },
  { $id: 'ClosingFinding' },
);

export const ClosingCheck = Type.Object(
  { findings: Type.Array(ref(ClosingFinding)) },
  { $id: 'ClosingCheck' },
);

export type CloseFiscalYear = Static<typeof CloseFiscalYear>;
export type ClosingFinding = Static<typeof ClosingFinding>;
export type FiscalYear = Static<typeof FiscalYear>;
export type CreateFiscalYear = Static<typeof CreateFiscalYear>;
