import { getRouteApi } from '@tanstack/react-router';
import type { LotDebt } from '../../shared/api/generated.ts';
import { useRecord } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { LoadingPage, Page } from '../../shared/ui/Page.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { Explain } from '../../shared/ui/record.tsx';
import { Interruptions } from './Interruptions.tsx';

const route = getRouteApi('/signed-in/buildings/$id/lot-debts');

/** Debts of the lots of a building, with the days on which privilege and right of action end. */
export function LotDebtsPage() {
  const { t } = useWords();
  const { id } = route.useParams();
  const building = useRecord('getBuilding', { path: { id } });
  const debts = useRecord('listLotDebts', { path: { id } });
  const title = t('web-register.lot_debts.title');
  if (building.data === undefined || debts.data === undefined) return <LoadingPage title={title} />;
  return (
    <Page
      title={title}
      sentence={
        <TextLink to="/buildings/$id" params={{ id }}>
          {building.data.data.name}
        </TextLink>
      }
    >
      <DataTable
        caption={title}
        rows={debts.data.data}
        columns={columns}
        rowId={({ unit_id }) => unit_id ?? 'none'}
        empty={t('web-register.lot_debts.empty')}
      />
      <Explain>{t('web-register.lot_debts.rule')}</Explain>
      <Interruptions buildingId={id} />
    </Page>
  );
}

const columns: readonly Column<LotDebt>[] = [
  {
    id: 'unit_number',
    header: 'web-register.lot_debts.lot',
    cell: ({ unit_id, unit_number }, { t }) =>
      unit_id === null ? (
        t('web-register.lot_debts.none')
      ) : (
        <TextLink to="/units/$id" params={{ id: unit_id }}>
          {unit_number}
        </TextLink>
      ),
  },
  { id: 'open', header: 'web-register.lot_debts.open', as: 'amount', foot: 'sum' },
  {
    id: 'unprivileged',
    header: 'web-register.lot_debts.unprivileged',
    isNumber: true,
    cell: ({ privilege }, { amount }) => amount(privilege.unprivileged),
  },
  {
    id: 'drops_out_on',
    header: 'web-register.lot_debts.drops_out_on',
    cell: ({ privilege: { years } }, { day }) => {
      const [first] = years;
      return first === undefined ? '' : day(first.drops_out_on);
    },
  },
  {
    id: 'last_on',
    header: 'web-register.lot_debts.last_on',
    cell: ({ limitation: { last_on } }, { day }) => (last_on === null ? '' : day(last_on)),
  },
  {
    id: 'barred',
    header: 'web-register.lot_debts.barred',
    isNumber: true,
    cell: ({ limitation }, { amount }) => amount(limitation.barred),
  },
];
