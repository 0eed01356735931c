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

/** Header of a record: amount, state and other key details. */
export function RecordHead(props: {
  readonly amount: string;
  /** Enumeration of its state, and the state. */
  readonly state: readonly [of: string, value: string];
  readonly facts: readonly (string | null)[];
  readonly children?: ReactNode;
}) {
  const { amount, state, facts, children } = props;
  return (
    <span className={styles['head']}>
      <strong className={styles['amount']}>{amount}</strong>
      <State of={state[0]} value={state[1]} />
      {children}
      <span className={styles['about']}>{facts.filter(Boolean).join(' · ')}</span>
    </span>
  );
}

/** Steps in the life of a record, in order; steps not taken are omitted. */
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

/** Part of a page with a heading. */
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

/** Explanatory text for the content above. */
export function Explain({ children }: { readonly children: ReactNode }) {
  return <p className={styles['explain']}>{children}</p>;
}

/** Journal entries of a record, for readers with the right to see them. */
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

/** Journal entry with its accounts and amounts. */
function Entry(props: { readonly id: string; readonly number: number }) {
  const { t } = useWords();
  const { day } = useFormat();
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
          { id: 'account_code', header: 'web.record.account' },
          { id: 'debit', header: 'enum.BalanceSide.Debit', as: 'nonzero' },
          { id: 'credit', header: 'enum.BalanceSide.Credit', as: 'nonzero' },
        ]}
      />
    </section>
  );
}
