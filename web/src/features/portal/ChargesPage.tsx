import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Expense } from '../../shared/api/generated.ts';
import { useList } from '../../shared/api/list.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { keyName } from '../../shared/format/key-name.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { today } from '../../shared/format/today.ts';
import { showWeight } from '../../shared/format/weight.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { MoreRows } from '../../shared/ui/MoreRows.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { Factor } from './Calculation.tsx';
import { ExpandableItem } from './ExpandableItem.tsx';
import styles from './portal.module.css';

const route = getRouteApi('/signed-in/charges');
const YEARS_BACK = 9;
/** Enough for a year of invoices of a large building. */
const PAGE_SIZE = 500;

/** Owner’s share of the building’s expenses in a year, with the calculation of each. */
export function ChargesPage() {
  const { t } = useWords();
  const { money } = useFormat();
  const { year = today().slice(0, 4), building_id } = route.useSearch();
  const list = useList('listExpenses', {
    query: {
      building_id,
      date_from: `${year}-01-01`,
      date_to: `${year}-12-31`,
      sort: '-expense_date',
      limit: PAGE_SIZE,
    },
  });
  const expenses = list.rows;
  const borne = expenses.filter(({ borne_by }) => borne_by !== 'Reserve');
  const sum = sumEuro(borne.map(({ own_amount: own }) => own ?? 0));
  return (
    <Page
      title={t('web-navigation.portal.charges')}
      sentence={t('web-portal.charges.sentence')}
      isLoading={list.isPending}
      actions={<YearChoice year={year} />}
    >
      {list.isPending ? (
        <Rows />
      ) : (
        <div className={styles['column']}>
          {expenses.length === 0 ? (
            <p>{t('web-portal.charges.empty', { year })}</p>
          ) : (
            <>
              <p className={styles['sum']}>
                <strong className={styles['figure']}>{money(sum)}</strong>
                <span className={styles['soft']}>
                  {t('web-portal.charges.count', { count: expenses.length, year })}
                </span>
              </p>
              <div className={styles['list']}>
                {expenses.map((expense, place) => (
                  // The latest one shows how each is explained.
                  <Charge key={expense.id} expense={expense} isOpen={place === 0} />
                ))}
              </div>
            </>
          )}
          <MoreRows list={list} />
        </div>
      )}
    </Page>
  );
}

function YearChoice({ year }: { readonly year: string }) {
  const { t } = useWords();
  const navigate = route.useNavigate();
  const newest = Number(today().slice(0, 4));
  return (
    <Select
      aria-label={t('web-portal.charges.year')}
      data={Array.from({ length: YEARS_BACK + 1 }, (_, back) => String(newest - back))}
      value={year}
      allowDeselect={false}
      w={110}
      onChange={(chosen) =>
        void navigate({ search: (before) => ({ ...before, year: chosen ?? undefined }) })
      }
    />
  );
}

function Charge(props: { readonly expense: Expense; readonly isOpen: boolean }) {
  const { expense, isOpen } = props;
  const { t } = useWords();
  const { money, day } = useFormat();
  const { description, supplier, expense_date: date, category, own_amount: own } = expense;
  const facts = [day(date), supplier, t(`enum.ExpenseCategory.${category}`)];
  return (
    <ExpandableItem
      isOpen={isOpen}
      title={description}
      detail={facts.filter(Boolean).join(' · ')}
      amount={own === null ? '' : money(own)}
    >
      {() => <Why expense={expense} />}
    </ExpandableItem>
  );
}

/** Explains the owner’s share of an expense, one sentence per lot. */
function Why({ expense }: { readonly expense: Expense }) {
  const { t } = useWords();
  const { money, integer } = useFormat();
  const { id, amount, borne_by: bearer } = expense;
  const query = useQuery(apiQuery('getExpenseDistribution', { path: { id } }));
  return (
    <div className={styles['why']} aria-busy={query.isPending}>
      <Problem error={query.error} />
      {query.data?.data.lines.map((line) => (
        <dl
          key={`${line.allocation} ${line.date} ${line.key} ${line.unit_id}`}
          className={styles['calculation']}
        >
          <Factor name={t('web-portal.calculation.building')} value={money(amount)} />
          <Factor
            name={t('web-portal.calculation.weight', { unit: line.unit_number })}
            detail={t('web-portal.calculation.key', { key: keyName(line.key, t) })}
            value={`${showWeight(line.weight, integer)} / ${showWeight(line.total_weight, integer)}`}
          />
          <Factor name={t('web-portal.calculation.share')} value={line.share} />
          <Factor name={t('web-portal.calculation.part')} value={money(line.amount)} isSum />
        </dl>
      ))}
      {(query.data?.data.lines.length ?? 0) > 0 && (
        <p className={styles['detail']}>{t('web-portal.charges.rounding')}</p>
      )}
      {bearer === 'Reserve' && <p>{t('web-portal.charges.reserve')}</p>}
      {bearer === 'OneOwner' && <p>{t('web-portal.charges.alone')}</p>}
      <p className={styles['next']}>
        <TextLink to="/expenses/$id" params={{ id }}>
          <Icon name="file-invoice" />
          {t('web-portal.charges.open')}
        </TextLink>
        <TextLink to="/tickets/new">
          <Icon name="message" />
          {t('web-portal.charges.ask')}
        </TextLink>
      </p>
    </div>
  );
}
