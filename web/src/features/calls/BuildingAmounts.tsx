import { TextInput } from '@mantine/core';
import type { Building } from '../../shared/api/generated.ts';
import type { List } from '../../shared/api/list.ts';
import { useAmountFault } from '../../shared/format/input-faults.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { ListTable } from '../../shared/ui/ListTable.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { Part } from '../../shared/ui/record.tsx';
import { parseCallAmount, type CallInput } from './call-input.ts';

/** Selected buildings, and the amounts of those that deviate from the common amount. */
export interface BuildingChoice {
  readonly list: List<Building>;
  readonly chosen: ReadonlySet<string>;
  readonly choose: (ids: ReadonlySet<string>) => void;
  readonly amounts: Readonly<Record<string, string>>;
  readonly setAmounts: (amounts: Readonly<Record<string, string>>) => void;
}

/** Selects buildings of the organization, each with its amount. */
export function BuildingAmounts(props: BuildingChoice & { readonly typed: CallInput }) {
  const { t } = useWords();
  const { list, chosen, choose } = props;
  const columns = useColumns(props);
  return (
    <Part title={t('web-calls.bulk.buildings')} isLoading={list.isPending}>
      <ListTable
        caption={t('web-calls.bulk.buildings')}
        list={list}
        columns={columns}
        selection={{ ids: chosen, onChange: choose }}
        empty={t('web-calls.bulk.no_buildings')}
      />
    </Part>
  );
}

function useColumns({
  chosen,
  amounts,
  setAmounts,
  typed,
}: BuildingChoice & { readonly typed: CallInput }): readonly Column<Building>[] {
  const amountFault = useAmountFault();
  const isWhole = typed.parts.length === 0;
  const asked = ({ id }: Building) =>
    chosen.has(id) ? parseCallAmount(id, typed, amounts) : undefined;
  const faultOf = (id: string) => {
    const own = amounts[id]?.trim() ?? '';
    return own === '' ? undefined : (amountFault(own) ?? undefined);
  };
  return [
    { id: 'name', header: 'web.building.building' },
    {
      isShown: isWhole,
      id: 'own',
      header: 'web-calls.bulk.own_amount',
      cell: ({ id, name }, { t }) => (
        <TextInput
          id={`amount-${id}`}
          aria-label={t('web-calls.bulk.own_amount_of', { building: name })}
          size="xs"
          inputMode="decimal"
          value={amounts[id] ?? ''}
          onChange={({ currentTarget }) => setAmounts({ ...amounts, [id]: currentTarget.value })}
          error={faultOf(id)}
          disabled={!chosen.has(id)}
        />
      ),
    },
    {
      id: 'asked',
      header: 'web-calls.amount',
      isNumber: true,
      cell: (building, { amount }) => {
        const euro = asked(building);
        return euro === undefined ? '' : amount(euro);
      },
    },
  ];
}
