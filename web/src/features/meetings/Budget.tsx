import type { AgendaItem } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import styles from './meetings.module.css';

type Amounts = Pick<NonNullable<AgendaItem['budget']>, 'lines' | 'total'>;

/** Yearly amounts of a budget, with the announced ones if they were amended. */
export function Budget({ item }: { readonly item: Pick<AgendaItem, 'budget'> }) {
  const { t } = useWords();
  const { budget } = item;
  if (budget === null) return null;
  const year = String(budget.fiscal_year);
  return (
    <>
      <Table caption={t('web-meetings.budget.of', { year })} amounts={budget} />
      {budget.announced !== null && (
        <Table caption={t('web-meetings.budget.announced')} amounts={budget.announced} />
      )}
    </>
  );
}

function Table(props: { readonly caption: string; readonly amounts: Amounts }) {
  const { t, language } = useWords();
  const { money } = useFormat();
  const { lines, total } = props.amounts;
  return (
    <table className={styles['amounts']}>
      <caption>{props.caption}</caption>
      <tbody>
        {lines.map(({ account_code: code, account_name: name, labels, amount }) => (
          <tr key={code}>
            <th scope="row">
              {code} {labels[language] ?? name}
            </th>
            <td>{money(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('web-meetings.budget.total')}</th>
          <td>{money(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
