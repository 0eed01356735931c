import { Fragment, type ReactNode } from 'react';
import styles from './Facts.module.css';

/** Details of a record as a list of names and values; empty ones are omitted. */
export function Facts(props: {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}) {
  const known = props.facts.filter(([, value]) => value !== null && value !== '');
  return (
    <dl className={styles['facts']}>
      {known.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
