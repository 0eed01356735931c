import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiQuery } from '../api/query.ts';
import { useFormat } from '../format/format.ts';
import { useWords } from '../i18n/words.tsx';
import { useRight } from '../session/session.ts';
import { DataTable } from './DataTable.tsx';
import { State } from './State.tsx';
import { TextLink } from './links.tsx';
import styles from './record.module.css';

/** What stands beneath the name of a record: its amount, its state, and what else says what it is. */
export function RecordHead(props: {
  readonly amount: string;
  /** The enumeration of its state, and the state. */
  readonly state: readonly [of: string, value: string];
  readonly facts: readonly (string | null)[];
  readonly children?: ReactNode;
}) {
  const { amount, state, facts, children } = props;
  return (
    <span className={styles['head']}>
      <strong>{amount}</strong>
      <State of={state[0]} value={state[1]} />
      {children}
      <span>{facts.filter(Boolean).join(' · ')}</span>
    </span>
  );
}

/** What happened to a record, in its order; what did not happen is left out. */
export function Steps(props: { readonly steps: readonly (string | false | null)[] }) {
  const { t } = useWords();
  return (
    <ul className={styles['time']} aria-label={t('web.record.steps')}>
      {props.steps.map((step) =>
        step === false || step === null ? null : <li key={step}>{step}</li>,
      )}
    </ul>
  );
}

/** A part of a page under its heading. */
export function Part(props: {
  readonly title: string;
  readonly isLoading?: boolean;
  readonly children: ReactNode;
}) {
  const { title, isLoading = false, children } = props;
  return (
    <section className={styles['part']} aria-busy={isLoading}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A sentence that explains what stands above it. */
export function Explain({ children }: { readonly children: ReactNode }) {
  return <p className={styles['explain']}>{children}</p>;
}

/** The entries of the books that a record made, for those who may read them. */
export function Entries({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useWords();
  const may = useRight();
  if (ids.length === 0 || !may('getJournalEntry')) return null;
  return (
    <Part title={t('web.record.entries')}>
      {ids.map((id, place) => (
        <Entry key={id} id={id} number={place + 1} />
      ))}
    </Part>
  );
}

/** One entry: on which account how much. */
function Entry(props: { readonly id: string; readonly number: number }) {
  const { t } = useWords();
  const { amount, day } = useFormat();
  const { id, number } = props;
  const { data } = useQuery(apiQuery('getJournalEntry', { path: { id } }));
  const entry = data?.data;
  const rows = entry?.lines.map((line, place) => ({ ...line, place: String(place) })) ?? [];
  return (
    <section className={styles['entry']}>
      <p>
        <TextLink to="/journal-entries/$id" params={{ id }}>
          {t('web.record.entry', { number })}
        </TextLink>
        {entry !== undefined && ` · ${day(entry.entry_date)} · ${entry.description}`}
      </p>
      <DataTable
        caption={t('web.record.entry', { number })}
        rows={rows}
        rowId={({ place }) => place}
        columns={[
          {
            id: 'account',
            header: t('web.record.account'),
            cell: ({ account_code: code }) => code,
          },
          {
            id: 'debit',
            header: t('enum.BalanceSide.Debit'),
            isNumber: true,
            cell: ({ debit }) => (debit === 0 ? '' : amount(debit)),
          },
          {
            id: 'credit',
            header: t('enum.BalanceSide.Credit'),
            isNumber: true,
            cell: ({ credit }) => (credit === 0 ? '' : amount(credit)),
          },
        ]}
      />
    </section>
  );
}
