import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import { Sheet } from './Sheet.tsx';
import styles from './reports.module.css';

/** Ledger integrity check, run whenever the page opens: no entry altered, debits equal credits. */
export function ProofPage() {
  const { t } = useWords();
  const { integer, instant, money, amount } = useFormat();
  const query = useQuery(apiQuery('proveLedger', {}));
  const proof = query.data?.data;
  const isProven =
    proof !== undefined &&
    proof.balanced &&
    proof.chain_intact &&
    proof.since_archive?.unchanged !== false;
  return (
    <Page
      title={t('web-books.proof.title')}
      sentence={t('web-books.proof.sentence')}
      isLoading={query.isPending}
      actions={
        proof && (
          <Tag tone={isProven ? 'good' : 'bad'}>
            {t(isProven ? 'web-books.proof.proven' : 'web-books.proof.not_proven')}
          </Tag>
        )
      }
    >
      <Problem error={query.error} />
      {query.isPending && <Rows />}
      {proof !== undefined && (
        <>
          <ul>
            <li>
              {t(proof.chain_intact ? 'web-books.proof.chain' : 'web-books.proof.chain_broken', {
                count: proof.entry_count,
                entries: integer(proof.entry_count),
              })}
            </li>
            <li>
              {t(proof.balanced ? 'web-books.proof.balanced' : 'web-books.proof.not_balanced', {
                debit: money(proof.total_debit),
                credit: money(proof.total_credit),
              })}
            </li>
            <li style={{ overflowWrap: 'anywhere' }}>
              {t('web-books.proof.head', { hash: proof.head_hash })}
            </li>
            {proof.since_archive !== null && (
              <li>
                {t(
                  proof.since_archive.unchanged
                    ? 'web-books.proof.archive_same'
                    : 'web-books.proof.archive_differs',
                  { at: instant(proof.since_archive.at), count: proof.since_archive.count },
                )}
              </li>
            )}
          </ul>
          <Sheet caption={t('web-books.proof.sums')}>
            <thead>
              <tr>
                <th scope="col">{t('web-books.account')}</th>
                <th scope="col">{t('enum.BalanceSide.Debit')}</th>
                <th scope="col">{t('enum.BalanceSide.Credit')}</th>
              </tr>
            </thead>
            <tbody>
              {proof.trial_balance.map(({ code, debit, credit }) => (
                <tr key={code}>
                  <th scope="row">{code}</th>
                  <td>{amount(debit)}</td>
                  <td>{amount(credit)}</td>
                </tr>
              ))}
              <tr className={styles['result']}>
                <th scope="row">{t('web-books.total')}</th>
                <td>{amount(proof.total_debit)}</td>
                <td>{amount(proof.total_credit)}</td>
              </tr>
            </tbody>
          </Sheet>
        </>
      )}
    </Page>
  );
}
