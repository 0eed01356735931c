import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { AuditVoucher } from '../../shared/api/generated.ts';
import { useList } from '../../shared/api/list.ts';
import { useRecord } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { LoadingPage, Page, Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { AuditSentence, AuditTabs, useAuditTitle } from './AuditTabs.tsx';
import { OutsideVoucher } from './OutsideVoucher.tsx';
import { VoucherPanel } from './VoucherPanel.tsx';
import { findNext } from './voucher-queue.ts';

const route = getRouteApi('/signed-in/audits/$id/vouchers');

/** Vouchers of a sample, one at a time: the auditor marks them, the syndic answers. */
export function VouchersPage() {
  const { t } = useWords();
  const titleOf = useAuditTitle();
  const may = useRight();
  const { id } = route.useParams();
  const { entry_id } = route.useSearch();
  const navigate = route.useNavigate();
  const audit = useRecord('getAudit', { path: { id } }).data?.data;
  const list = useList('listAuditVouchers', { path: { id }, query: { limit: 500 } });
  const { hasNextPage, isFetchingNextPage } = list;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void list.fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, list]);
  if (audit === undefined) return <LoadingPage title={t('web-auditor.one')} />;
  const { rows } = list;
  const awaits = may('markAuditVoucher') ? 'mark' : 'answer';
  const place =
    entry_id === undefined
      ? findNext(rows, -1, awaits)
      : rows.findIndex((voucher) => voucher.entry_id === entry_id);
  const voucher = rows[place];
  const show = (to: AuditVoucher | undefined) => {
    if (to !== undefined) void navigate({ search: { entry_id: to.entry_id } });
  };
  const { total, unmarked } = audit.vouchers;
  return (
    <Page
      title={titleOf(audit)}
      sentence={<AuditSentence audit={audit} />}
      isLoading={list.isPending}
    >
      <AuditTabs id={id} />
      <p role="status">{t('web-auditor.marked_of', { done: total - unmarked, total })}</p>
      <Problem error={list.error} />
      {list.isPending && <Rows />}
      {voucher !== undefined && (
        <VoucherPanel
          key={voucher.entry_id}
          audit={audit}
          voucher={voucher}
          place={place}
          total={rows.length}
          isMovedTo={entry_id !== undefined}
          onPrevious={() => show(rows[place - 1])}
          onNext={() => show(rows[place + 1])}
          onDone={() => show(rows[findNext(rows, place, awaits)])}
        />
      )}
      {voucher === undefined && entry_id !== undefined && !list.isPending && !hasNextPage && (
        <OutsideVoucher audit={audit} entryId={entry_id} />
      )}
      {!list.isPending && rows.length === 0 && entry_id === undefined && (
        <p>{t('web-auditor.sample_empty')}</p>
      )}
    </Page>
  );
}
