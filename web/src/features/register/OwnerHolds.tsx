import { useList } from '../../shared/api/list.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { MoreRows } from '../../shared/ui/MoreRows.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import styles from './register.module.css';

/** Prices of sold lots that a notary withholds, or withheld, for the association; nothing without one. */
export function OwnerHolds({ ownerId }: { readonly ownerId: string }) {
  const { t } = useWords();
  const { money, day } = useFormat();
  const list = useList('listHolds', { query: { owner_id: ownerId, sort: '-deed_on' } });
  if (list.error === null && list.rows.length === 0) return null;
  return (
    <section className={styles['part']}>
      <h2>{t('web-navigation.holds')}</h2>
      <Problem error={list.error} />
      <ul className={styles['rows']}>
        {list.rows.map(({ id, amount, building_name, deed_on, status }) => (
          <li key={id}>
            <TextLink to="/holds/$id" params={{ id }}>
              {money(amount)}
            </TextLink>
            <span>{building_name}</span>
            <small>{[t(`enum.HoldStatus.${status}`), day(deed_on)].join(' · ')}</small>
          </li>
        ))}
      </ul>
      <MoreRows list={list} />
    </section>
  );
}
