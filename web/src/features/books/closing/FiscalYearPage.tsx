import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { apiQuery, useRecord } from '../../../shared/api/query.ts';
import { useWords } from '../../../shared/i18n/words.tsx';
import { LoadingPage, Page } from '../../../shared/ui/Page.tsx';
import { Problem } from '../../../shared/ui/Problem.tsx';
import { ClosedYear } from './ClosedYear.tsx';
import { YearEnd } from './YearEnd.tsx';

const route = getRouteApi('/signed-in/fiscal-years/$id');

/** Financial year: the stages that close it, or its statements and accounts once it is closed. */
export function FiscalYearPage() {
  const { t } = useWords();
  const { id } = route.useParams();
  const { step } = route.useSearch();
  const query = useRecord('getFiscalYear', { path: { id } });
  const year = query.data?.data;
  const isOpen = year?.status === 'Open';
  const check = useQuery({ ...apiQuery('getClosingList', { path: { id } }), enabled: isOpen });
  const steps = check.data?.data.steps;
  if (year !== undefined && !isOpen) return <ClosedYear year={year} etag={query.data?.etag} />;
  if (year !== undefined && steps !== undefined) {
    return <YearEnd key={id} year={year} etag={query.data?.etag} steps={steps} asked={step} />;
  }
  const title = t('web-books.years.one');
  if (check.error === null) return <LoadingPage title={title} />;
  return (
    <Page title={title}>
      <Problem error={check.error} />
    </Page>
  );
}
