import { Group } from '@mantine/core';
import { RESERVE_BEARERS } from '#domain/funds/funds.ts';
import { RESERVE_INTEREST_TO, STATEMENT_CREDITS } from '#domain/register/building-settings.ts';
import { STATEMENT_MODELS } from '#domain/statements/run-state.ts';
import type { Building, CreateBuilding } from '../../shared/api/generated.ts';
import { trimToNull } from '../../shared/format/parse-input.ts';
import { ChoiceField, DayField, TickField } from '../../shared/ui/fields.tsx';

/** Rules of a building on statements of charges, its reserve, and the closing of years. */
export function SettlementFields() {
  return (
    <>
      <Group grow align="flex-start">
        <ChoiceField
          name="statement_model"
          label="web-register.building.statement_model"
          of="StatementModel"
          values={STATEMENT_MODELS}
        />
        <ChoiceField
          name="statement_credit"
          label="web-register.building.statement_credit"
          of="StatementCredit"
          values={STATEMENT_CREDITS}
        />
      </Group>
      <TickField
        name="statement_needs_approval"
        label="web-register.building.statement_needs_approval"
      />
      <DayField
        name="acceptance_date"
        label="web-register.building.acceptance_date"
        hint="web-register.building.acceptance_date_hint"
      />
      <Group grow align="flex-start">
        <ChoiceField
          name="reserve_borne_by"
          label="web-register.building.reserve_borne_by"
          of="ReserveBearer"
          values={RESERVE_BEARERS}
        />
        <ChoiceField
          name="reserve_interest_to"
          label="web-register.building.reserve_interest_to"
          of="ReserveInterestTo"
          values={RESERVE_INTEREST_TO}
        />
      </Group>
      <TickField
        name="closing_needs_second_person"
        label="web-register.building.closing_needs_second_person"
      />
    </>
  );
}

/** Returns the values of these fields; a new building has the defaults of the service. */
export function toSettlementInput(from: Partial<Building>) {
  return {
    statement_model: from.statement_model ?? 'Provisions',
    statement_credit: from.statement_credit ?? 'Keep',
    statement_needs_approval: from.statement_needs_approval ?? false,
    acceptance_date: from.acceptance_date ?? '',
    reserve_borne_by: from.reserve_borne_by ?? 'Usufructuary',
    reserve_interest_to: from.reserve_interest_to ?? 'Owners',
    closing_needs_second_person: from.closing_needs_second_person ?? false,
  };
}

/** Converts the values of these fields to those of a request. */
export function toSettlementEntry(typed: ReturnType<typeof toSettlementInput>) {
  return {
    statement_model: typed.statement_model,
    statement_credit: typed.statement_credit,
    statement_needs_approval: typed.statement_needs_approval,
    acceptance_date: trimToNull(typed.acceptance_date),
    reserve_borne_by: typed.reserve_borne_by,
    reserve_interest_to: typed.reserve_interest_to,
    closing_needs_second_person: typed.closing_needs_second_person,
  } satisfies Partial<CreateBuilding>;
}
