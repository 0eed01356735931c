import type { AuditEntry } from '../../shared/api/generated.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import styles from './audit.module.css';
import { objectTypeMessageId } from './deeds.ts';

/** Record contents before and after, by API field name. Collapsed at first, except for reasons. */
export function Changes({ of }: { readonly of: AuditEntry }) {
  const { t } = useWords();
  const { details, changes, is_erased: isErased } = of;
  const count = changes.reduce((sum, { fields }) => sum + fields.length, 0);
  return (
    <div className={styles['changes']}>
      {details.map(({ name, value }) => (
        <p key={name}>
          <code>{name}</code> <span translate="no">{value}</span>
        </p>
      ))}
      {count > 0 && (
        <details>
          <summary>{t('web-audit.fields', { count })}</summary>
          {changes.map(({ object_id: id, object_type: type, fields }) => (
            <dl key={`${type} ${id}`}>
              {id !== of.object_id && (
                <dt className={styles['record']}>{t(objectTypeMessageId(type))}</dt>
              )}
              {fields.map(({ name, before, after }) => (
                <div key={name}>
                  <dt>
                    <code>{name}</code>
                  </dt>
                  <dd translate="no">
                    <del aria-label={t('web-audit.before')}>{before ?? '–'}</del>{' '}
                    <ins aria-label={t('web-audit.after')}>{after ?? '–'}</ins>
                  </dd>
                </div>
              ))}
            </dl>
          ))}
        </details>
      )}
      {isErased && <p>{t('web-audit.erased')}</p>}
    </div>
  );
}
