import { CALL_STATUSES } from '#domain/funds/call-state.ts';
import { FUNDS } from '#domain/funds/funds.ts';
import type { CallForFunds } from '../../shared/api/generated.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { usePageList, type ListDefinition } from '../../shared/ui/page-list.ts';
import { PaidShare } from './PaidShare.tsx';
import { describeFund } from './describe-fund.ts';

const areOfSeveralBuildings = (rows: readonly CallForFunds[]) =>
  new Set(rows.map(({ building_id }) => building_id)).size > 1;

const calls: ListDefinition<'listCallsForFunds'> = {
  operation: 'listCallsForFunds',
  also: ['series_id'],
  isOfBuilding: true,
  sort: '-call_date',
  filters: [
    { name: 'status', label: 'web-calls.status', of: 'CallStatus', values: CALL_STATUSES },
    { name: 'fund', label: 'web-calls.fund', of: 'Fund', values: FUNDS },
    { as: 'days' },
  ],
  columns: [
    { id: 'call_date', header: 'web-calls.date', as: 'day', sort: 'call_date' },
    { id: 'title', header: 'web-calls.name', link: '/calls-for-funds/$id' },
    { isShown: areOfSeveralBuildings, id: 'building_name', header: 'web.building.building' },
    {
      id: 'fund',
      header: 'web-calls.fund',
      isWide: true,
      cell: (call, { t }) => describeFund(call, t),
    },
    { id: 'due_date', header: 'web-calls.due_date', as: 'day', sort: 'due_date' },
    { id: 'status', header: 'web-calls.status', as: 'state', of: 'CallStatus' },
    { id: 'total_amount', header: 'web-calls.amount', as: 'amount', foot: 'sum' },
    {
      id: 'paid',
      header: 'web-calls.paid',
      cell: (call) => <PaidShare calls={[call]} />,
      foot: (rows) => <PaidShare calls={rows} />,
    },
    { id: 'open_amount', header: 'web-calls.open', as: 'nonzero', foot: 'sum' },
  ],
};

/** Calls for funds, newest first, filtered by the address. */
export function CallsPage() {
  const { t } = useWords();
  const may = useRight();
  const list = usePageList(calls);
  return (
    <ListPage
      title={t('web-navigation.calls')}
      sentence={(count) => t('web-calls.count', { count })}
      add={
        may('createCallForFunds') && (
          <>
            <ButtonLink to="/calls-for-funds/bulk" variant="default">
              {t('web-navigation.calls.bulk.open')}
            </ButtonLink>
            <ButtonLink to="/calls-for-funds/new">{t('web-navigation.calls.new')}</ButtonLink>
          </>
        )
      }
      list={list}
      empty={t('web-calls.empty')}
    />
  );
}
