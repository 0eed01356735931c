import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { ClosingList, FiscalYear } from '../../shared/api/generated.ts';
import { apiQuery, useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { DecisionField } from '../../shared/ui/DecisionField.tsx';
import { DownloadButton } from '../../shared/ui/DownloadButton.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { State } from '../../shared/ui/State.tsx';
import { Warnings, listGaps } from '../../shared/ui/Warnings.tsx';
import { AreaField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';
import { TextLink } from '../../shared/ui/links.tsx';
import { ClosingSteps } from './ClosingSteps.tsx';
import styles from './FiscalYearPage.module.css';

const route = getRouteApi('/signed-in/fiscal-years/$id');
type Finding = ClosingList['steps'][number]['findings'][number];

/** Blocks closing unless a decision of the assembly is named. */
const RESULT = 'result_not_nil';

/** Financial year: what prevents closing it, and the closing itself. */
export function FiscalYearPage() {
  const { t } = useWords();
  const { day } = useFormat();
  const { id } = route.useParams();
  const query = useRecord('getFiscalYear', { path: { id } });
  const year = query.data?.data;
  const isOpen = year?.status === 'Open';
  const check = useQuery({ ...apiQuery('getClosingList', { path: { id } }), enabled: isOpen });
  if (year === undefined) return <LoadingPage title={t('web-books.years.one')} />;
  const steps = check.data?.data.steps;
  const findings = steps?.flatMap((step) => step.findings);
  return (
    <Page
      title={t('web-books.years.span', { from: day(year.start_date), to: day(year.end_date) })}
      sentence={<State of="FiscalYearStatus" value={year.status} />}
      isLoading={isOpen && check.isPending}
      actions={<FiscalYearActions year={year} etag={query.data?.etag} findings={findings} />}
    >
      <Problem error={check.error} />
      {isOpen && steps !== undefined && <ClosingSteps year={year} steps={steps} />}
      <Closed year={year} />
    </Page>
  );
}

/** Pages that show a closed year. */
function Closed({ year }: { readonly year: FiscalYear }) {
  const { t } = useWords();
  const { building_id, end_date, closing_entry_id: entry } = year;
  if (year.status === 'Open') return null;
  const search = { building_id, year: end_date.slice(0, 4) };
  return (
    <nav className={styles['closed']} aria-label={t('web-books.years.one')}>
      <TextLink to="/statements" search={{ building_id }}>
        {t('web-navigation.statements')}
      </TextLink>
      <TextLink to="/reports/balance-sheet" search={search}>
        {t('web-books.balance.title')}
      </TextLink>
      <TextLink to="/reports/income-statement" search={search}>
        {t('web-navigation.books.income')}
      </TextLink>
      {entry !== null && (
        <TextLink to="/journal-entries/$id" params={{ id: entry }}>
          {t('web-books.years.closing_entry')}
        </TextLink>
      )}
    </nav>
  );
}

function FiscalYearActions(props: {
  readonly year: FiscalYear;
  readonly etag: string | undefined;
  readonly findings: readonly Finding[] | undefined;
}) {
  const { t } = useWords();
  const { year, etag, findings } = props;
  const [asked, ask] = useState<'close' | 'reopen'>();
  const shut = () => ask(undefined);
  const isBlocked =
    findings?.some(({ code, severity }) => severity === 'Blocking' && code !== RESULT) ?? true;
  return (
    <Group gap="xs">
      {year.allowed_actions.includes('close') && (
        <Button
          onClick={() => ask('close')}
          disabled={isBlocked}
          title={isBlocked ? t('web-books.closing.blocked') : ''}
        >
          {t('web-books.closing.close')}
        </Button>
      )}
      {year.allowed_actions.includes('reopen') && (
        <Button variant="default" onClick={() => ask('reopen')}>
          {t('web-books.closing.reopen')}
        </Button>
      )}
      <DownloadButton
        get={() => api.file('getFiscalYearDossier', { path: { id: year.id }, format: 'zip' })}
      >
        {t('web-books.closing.dossier')}
      </DownloadButton>
      {asked === 'close' && (
        <Closing year={year} etag={etag} findings={findings ?? []} onClose={shut} />
      )}
      {asked === 'reopen' && <Reopening year={year} etag={etag} onClose={shut} />}
    </Group>
  );
}

/** Asks for the reason, which is needed once the accounts are approved. */
function Reopening(props: {
  readonly year: FiscalYear;
  readonly etag: string | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const { year, etag, onClose } = props;
  return (
    <ActDialog
      of="reopenFiscalYear"
      title={t('web-books.closing.reopen_title')}
      consequence={t('web-books.closing.reopen_sentence')}
      submit={t('web-books.closing.reopen')}
      initial={{ reason: '' }}
      run={({ reason }) =>
        api.call('reopenFiscalYear', {
          path: { id: year.id },
          body: reason.trim() === '' ? {} : { reason },
          etag,
        })
      }
      onClose={onClose}
    >
      <AreaField name="reason" label="web-books.closing.reason" data-autofocus />
    </ActDialog>
  );
}

/** Closes the year once every warning has been accepted, and a result that is left has its decision. */
function Closing(props: {
  readonly year: FiscalYear;
  readonly etag: string | undefined;
  readonly findings: readonly Finding[];
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const { day } = useFormat();
  const { year, etag, findings, onClose } = props;
  const isLeft = findings.some(({ code }) => code === RESULT);
  return (
    <ActDialog
      title={t('web-books.closing.title')}
      consequence={t('web-books.closing.sentence', { date: day(year.end_date) })}
      check={({ acknowledge, result_decision_id: decision }) => ({
        facts: [],
        gaps: listGaps(
          findings.filter(({ code }) => code !== RESULT || decision === ''),
          acknowledge,
          t,
        ),
      })}
      submit={t('web-books.closing.submit')}
      initial={{ acknowledge: new Array<Finding['code']>(), result_decision_id: '' }}
      run={({ acknowledge, result_decision_id: id }) =>
        api.call('closeFiscalYear', {
          path: { id: year.id },
          body: id === '' ? { acknowledge } : { acknowledge, result_decision_id: id },
          etag,
        })
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          {isLeft && (
            <DecisionField
              {...field(form, 'result_decision_id')}
              buildingId={year.building_id}
              label={t('web-books.closing.result_decision')}
              value={form.values.result_decision_id}
            />
          )}
          <Warnings
            findings={findings}
            accepted={form.values.acknowledge}
            onAccept={(codes) => form.setFieldValue('acknowledge', codes)}
          />
        </>
      )}
    </ActDialog>
  );
}
