import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ANY_VERSION } from '../../shared/api/client.ts';
import type { FiscalYear } from '../../shared/api/generated.ts';
import { apiQuery, useAct } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { Problem } from '../../shared/ui/Problem.tsx';
import styles from './FiscalYearPage.module.css';

/** Recurring invoices that a year lacks, with what accrues them all. */
export function MissingInvoices({ year }: { readonly year: FiscalYear }) {
  const { t } = useWords();
  const { day, money } = useFormat();
  const may = useRight();
  const path = { id: year.id };
  const missing = useQuery(apiQuery('listAccrualProposals', { path }));
  const accrue = useAct('accrueCosts');
  const proposals = missing.data?.data.proposals ?? [];
  if (proposals.length === 0) return <Problem error={missing.error} />;
  return (
    <div>
      <ul className={styles['findings']}>
        {proposals.map(
          ({ supplier, supplier_id, account_code, period_from, period_to, amount }) => (
            <li key={[supplier_id, account_code, period_from].join(' ')}>
              {t('web-books.closing.missing_invoice', {
                supplier,
                account: account_code,
                from: day(period_from),
                to: day(period_to),
                amount: money(amount),
              })}
            </li>
          ),
        )}
      </ul>
      {may('accrueCosts') && (
        <Button
          size="xs"
          variant="default"
          loading={accrue.isPending}
          onClick={() => accrue.mutate({ path, body: {}, etag: ANY_VERSION })}
        >
          {t('web-books.closing.accrue')}
        </Button>
      )}
      <Problem error={accrue.error} />
    </div>
  );
}
