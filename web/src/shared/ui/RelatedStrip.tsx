import { useWords } from '../i18n/words.tsx';
import { Icon } from './Icon.tsx';
import styles from './RelatedStrip.module.css';
import { PathLink } from './links.tsx';

/** Record in a chain of related ones, also one that does not exist yet. */
export interface Related {
  /** Its kind, such as “Entry”. */
  readonly kind: string;
  /** Its name, or that there is none yet. */
  readonly name: string;
  /** Page of the record; none for the one that is shown, and for what does not exist. */
  readonly path?: string | undefined;
  readonly detail?: string | undefined;
  readonly isCurrent?: boolean;
}

/** Strip of the records that belong together with the one that is shown, in their order. */
export function RelatedStrip({ records }: { readonly records: readonly (Related | null)[] }) {
  const { t } = useWords();
  const shown = records.filter((record) => record !== null);
  if (shown.length < 2) return null;
  return (
    <ol className={styles['strip']} aria-label={t('web.related.title')}>
      {shown.map(({ kind, name, path, detail, isCurrent = false }, place) => (
        <li
          key={kind}
          className={styles['cell']}
          aria-current={isCurrent ? 'true' : undefined}
          data-missing={(path === undefined && !isCurrent) || undefined}
        >
          {place > 0 && (
            <span aria-hidden className={styles['arrow']}>
              <Icon name="chevron-right" size={14} />
            </span>
          )}
          <span className={styles['kind']}>{kind}</span>
          <PathLink path={path} className={styles['name']}>
            {name}
          </PathLink>
          <span className={styles['detail']}>{detail}</span>
        </li>
      ))}
    </ol>
  );
}
