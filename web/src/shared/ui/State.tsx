import { useWords } from '../i18n/words.tsx';
import styles from './State.module.css';

/** Colour of a state; its label carries the meaning. */
export type Tone = 'plain' | 'act' | 'good' | 'warn' | 'bad';

/** Colours of all states of records. */
const TONES: Readonly<Record<string, Tone>> = {
  PendingApproval: 'warn',
  Approved: 'act',
  Paid: 'good',
  Rejected: 'bad',
  Sent: 'act',
  Settled: 'good',
  Failed: 'bad',
  Bounced: 'bad',
  Closed: 'good',
  InProgress: 'act',
  Resolved: 'good',
  High: 'warn',
  Critical: 'bad',
  Reversed: 'warn',
  ToPost: 'warn',
  Posted: 'good',
  Held: 'warn',
  Accepted: 'good',
  Matched: 'good',
  Parked: 'warn',
  Certain: 'good',
  Likely: 'act',
};

/** Coloured label of a state, `enum.<enumeration>.<value>`. */
export function State(props: { readonly of: string; readonly value: string }) {
  const { t } = useWords();
  return <Tag tone={TONES[props.value] ?? 'plain'}>{t(`enum.${props.of}.${props.value}`)}</Tag>;
}

/** Short label with a tone. */
export function Tag(props: { readonly tone?: Tone; readonly children: string }) {
  return (
    <span className={`${styles['tag']} ${styles[props.tone ?? 'plain']}`}>{props.children}</span>
  );
}
