import { Button, Menu, Select, type SelectProps } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ApiFile } from '../../shared/api/client.ts';
import { useDownload } from '../../shared/api/download.ts';
import { useRecord } from '../../shared/api/query.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useOwnerId, useRight } from '../../shared/session/session.ts';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { OTHER_REPORTS } from './other-reports.ts';
import styles from './reports.module.css';

const REPORTS = [
  { to: '/reports/balance-sheet', label: 'web-books.balance.title', needs: 'getBalanceSheet' },
  ...OTHER_REPORTS,
] as const;
/** File formats of a report. */
type Format = 'pdf' | 'xlsx' | 'csv';

const YEARS_BACK = 9;
const QUARTERS = ['1', '2', '3', '4'];

/** API query for the period and building in the address. */
export function useReportQuery() {
  const { year, quarter, building_id } = useSearch({ strict: false });
  return {
    ...(year === undefined ? {} : { year: Number(year) }),
    ...(quarter === undefined ? {} : { quarter: Number(quarter) }),
    ...(building_id === undefined ? {} : { building_id }),
  };
}

/**
 * API query for the statements that owners may read as well. Owners see one building at a time, the
 * first of theirs if none is chosen.
 */
export function useStatementQuery() {
  const query = useReportQuery();
  const isOwner = useOwnerId() !== null;
  const asks = isOwner && query.building_id === undefined;
  const { data } = useRecord(
    'listBuildings',
    { query: { sort: 'name', limit: 1 } },
    { enabled: asks },
  );
  const first = asks ? data?.data[0]?.id : undefined;
  return {
    query: first === undefined ? query : { ...query, building_id: first },
    isReady: !asks || first !== undefined,
  };
}

/**
 * Returns a function that saves a building’s statement as a document; undefined without the right
 * to, or for all buildings.
 */
export function useSaveStatement(
  operation: 'createBalanceSheetDocument' | 'createIncomeStatementDocument',
  query: ReturnType<typeof useReportQuery>,
): (() => Promise<string>) | undefined {
  const may = useRight();
  const queries = useQueryClient();
  const { building_id, ...period } = query;
  if (building_id === undefined || !may(operation)) return undefined;
  return async () => {
    const { data } = await api.call(operation, { body: { building_id, ...period } });
    await queries.invalidateQueries();
    return data.id;
  };
}

/** Frame of a report: tabs, period, downloads and contents. */
export function ReportPage(props: {
  readonly title: string;
  readonly sentence?: string | undefined;
  readonly query: { readonly isPending: boolean; readonly error: unknown };
  readonly hasQuarters?: boolean;
  readonly hasYears?: boolean;
  /** Downloads the report as a file. */
  readonly file: (format: Format) => Promise<ApiFile>;
  /** Saves it as a document and returns the document’s id. */
  readonly keep?: (() => Promise<string>) | undefined;
  readonly children: ReactNode;
}) {
  const {
    title,
    sentence,
    query,
    hasQuarters = false,
    hasYears = true,
    file,
    keep,
    children,
  } = props;
  const { t } = useWords();
  const may = useRight();
  return (
    <Page
      title={title}
      sentence={sentence}
      isLoading={query.isPending}
      actions={
        <>
          {hasYears && <YearChoice />}
          {hasQuarters && <QuarterChoice />}
          <Export file={file} keep={keep} />
        </>
      }
    >
      <nav aria-label={t('web-books.reports')} className={styles['reports']}>
        {REPORTS.filter(({ needs }) => may(needs)).map(({ to, label }) => (
          <TextLink
            key={to}
            to={to}
            search={({ year, quarter }) => ({ year, quarter })}
            className={styles['report'] ?? ''}
            activeProps={{ 'aria-current': 'page' }}
          >
            {t(label)}
          </TextLink>
        ))}
      </nav>
      <Problem error={query.error} />
      {query.isPending ? <Rows count={10} /> : children}
    </Page>
  );
}

function YearChoice() {
  const { t } = useWords();
  const newest = Number(today().slice(0, 4)) + 1;
  const years = Array.from({ length: YEARS_BACK + 2 }, (_, back) => String(newest - back));
  return (
    <PeriodChoice
      name="year"
      label={t('web-books.year')}
      data={years}
      otherwise={String(newest - 1)}
    />
  );
}

function QuarterChoice() {
  const { t } = useWords();
  const data = [
    { value: 'all', label: t('web-books.whole_year') },
    ...QUARTERS.map((value) => ({ value, label: t('web-books.quarter', { quarter: value }) })),
  ];
  return <PeriodChoice name="quarter" label={t('web-books.part')} data={data} otherwise="all" />;
}

function PeriodChoice(props: {
  readonly name: 'year' | 'quarter';
  readonly label: string;
  readonly data: NonNullable<SelectProps['data']>;
  readonly otherwise: string;
}) {
  const { name, label, data, otherwise } = props;
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  return (
    <Select
      aria-label={label}
      data={data}
      value={search[name] ?? otherwise}
      allowDeselect={false}
      w={160}
      onChange={(chosen) =>
        void navigate({
          to: '.',
          search: (before) => ({
            ...before,
            [name]: chosen === 'all' ? undefined : (chosen ?? undefined),
          }),
        })
      }
    />
  );
}

function Export(props: {
  readonly file: (format: Format) => Promise<ApiFile>;
  readonly keep: (() => Promise<string>) | undefined;
}) {
  const { file, keep } = props;
  const { t } = useWords();
  const navigate = useNavigate();
  const keeping = useMutation({
    mutationFn: (how: () => Promise<string>) => how(),
    onSuccess: (id) => void navigate({ to: '/documents/$id', params: { id } }),
  });
  const download = useDownload();
  const get = (format: Format) => download.mutate(() => file(format));
  return (
    <div>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" loading={download.isPending || keeping.isPending}>
            {t('web-books.export')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => get('pdf')}>PDF</Menu.Item>
          <Menu.Item onClick={() => get('xlsx')}>{t('web-books.workbook')}</Menu.Item>
          <Menu.Item onClick={() => get('csv')}>CSV</Menu.Item>
          {keep !== undefined && (
            <Menu.Item onClick={() => keeping.mutate(keep)}>{t('web-books.keep')}</Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Problem error={download.error ?? keeping.error} />
    </div>
  );
}
