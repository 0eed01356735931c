import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { byName } from '#domain/kernel/by-name.ts';
import type { CallForFunds, CallReceivable } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { writeNumber } from '../../shared/format/parse-input.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { Part } from '../../shared/ui/record.tsx';
import styles from './calls.module.css';

/** Receivables of a sent call: amount, paid and open for each owner. */
export function Receivables({ call }: { readonly call: CallForFunds }) {
  const { t, language } = useWords();
  const query = useQuery(apiQuery('listCallReceivables', { path: { id: call.id } }));
  const answer = query.data?.data;
  const rows = useMemo(
    () => answer?.toSorted(byName(language, ({ owner_name: name }) => name)),
    [answer, language],
  );
  return (
    <Part title={t('web-calls.receivables')} isLoading={query.isPending}>
      <Problem error={query.error} />
      {query.isPending && <Rows />}
      {rows !== undefined && (
        <DataTable
          caption={t('web-calls.receivables')}
          columns={columns}
          rows={rows}
          empty={t('web-calls.nobody')}
        />
      )}
    </Part>
  );
}

const columns: readonly Column<CallReceivable>[] = [
  {
    id: 'owner_name',
    header: 'web.owner',
    foot: (rows, { t }) => t('web-calls.owners', { count: rows.length }),
  },
  {
    id: 'units',
    header: 'web-calls.units',
    cell: ({ lines }) => [...new Set(lines.map(({ unit_number }) => unit_number))].join(', '),
  },
  {
    id: 'communication',
    header: 'web-calls.communication',
    cell: (row) => <Communication row={row} />,
  },
  {
    id: 'state',
    header: 'web-calls.status',
    cell: (row) => (
      <>
        <Paid row={row} />
        <OpenParts row={row} />
      </>
    ),
  },
  { id: 'amount', header: 'web-calls.amount', as: 'amount', foot: 'sum' },
  {
    id: 'paid',
    header: 'web-calls.paid',
    isNumber: true,
    cell: (row) => <Settled row={row} />,
    foot: (rows, { amount }) =>
      amount(sumEuro(rows.flatMap((row) => [row.amount, -row.open_amount]))),
  },
  { id: 'open_amount', header: 'web-calls.open', as: 'amount', foot: 'sum' },
];

/** Amount paid, with a link to the payments of the owner. */
function Settled({ row }: { readonly row: CallReceivable }) {
  const { amount } = useFormat();
  const paid = sumEuro([row.amount, -row.open_amount]);
  if (paid === 0) return amount(paid);
  return (
    <TextLink to="/payments" search={{ owner_id: row.owner_id }}>
      {amount(paid)}
    </TextLink>
  );
}

/** Payment reference, with a link to record a payment while an amount is open. */
function Communication({ row }: { readonly row: CallReceivable }) {
  const may = useRight();
  const { structured_communication: communication, open_amount: open } = row;
  if (open === 0 || !may('createPayment')) return communication;
  return (
    <TextLink to="/payments/new" search={{ communication, amount: writeNumber(open) }}>
      {communication}
    </TextLink>
  );
}

/** Open amount of each fund in a call for several funds. */
function OpenParts({ row }: { readonly row: CallReceivable }) {
  const { t } = useWords();
  const { amount } = useFormat();
  const open = row.parts.filter((part) => part.open_amount > 0);
  if (open.length === 0) return null;
  return (
    <ul className={styles['parts']}>
      {open.map((part) => (
        <li key={part.fund}>
          {t('web-calls.of_fund', {
            fund: t(`enum.Fund.${part.fund}`),
            open: amount(part.open_amount),
            amount: amount(part.amount),
          })}
        </li>
      ))}
    </ul>
  );
}

function Paid({ row }: { readonly row: CallReceivable }) {
  const { t } = useWords();
  const { amount, open_amount: open } = row;
  if (open === 0) return <Tag tone="good">{t('web-calls.state.settled')}</Tag>;
  if (open < amount) return <Tag tone="warn">{t('web-calls.state.part')}</Tag>;
  return <Tag>{t('web-calls.state.open')}</Tag>;
}
