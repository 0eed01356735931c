import { Button } from '@mantine/core';
import { useState } from 'react';
import type { FiscalYear } from '../../../shared/api/generated.ts';
import { useFormat } from '../../../shared/format/format.ts';
import { useWords } from '../../../shared/i18n/words.tsx';
import { api } from '../../../shared/session/session.ts';
import { ActDialog } from '../../../shared/ui/ActDialog.tsx';
import { Page } from '../../../shared/ui/Page.tsx';
import { State } from '../../../shared/ui/State.tsx';
import { AreaField } from '../../../shared/ui/fields.tsx';
import { TextLink } from '../../../shared/ui/links.tsx';
import { Part } from '../../../shared/ui/record.tsx';
import { Dossier } from './Dossier.tsx';
import { ReserveStage } from './ReserveStage.tsx';
import { RunsOfYear } from './RunsOfYear.tsx';
import styles from './closing.module.css';

interface Props {
  readonly year: FiscalYear;
  readonly etag: string | undefined;
}

/** Closed year: what it settled, its reserve and the pages with its accounts. */
export function ClosedYear({ year, etag }: Props) {
  const { t } = useWords();
  const { day } = useFormat();
  const [isAsked, ask] = useState(false);
  return (
    <Page
      title={t('web-books.years.span', { from: day(year.start_date), to: day(year.end_date) })}
      sentence={
        <>
          <State of="FiscalYearStatus" value={year.status} /> {t('web-books.years.sentence')}
        </>
      }
      actions={
        <>
          {year.allowed_actions.includes('reopen') && (
            <Button variant="default" onClick={() => ask(true)}>
              {t('web-books.closing.reopen')}
            </Button>
          )}
          <Dossier year={year} />
        </>
      }
    >
      <RunsOfYear year={year} />
      <Part title={t('web-books.closing.stage.reserve')}>
        <ReserveStage year={year} />
      </Part>
      <Part title={t('web-books.closing.accounts')}>
        <Accounts year={year} />
      </Part>
      {isAsked && <Reopening year={year} etag={etag} onClose={() => ask(false)} />}
    </Page>
  );
}

/** Links to the pages that show the accounts of a closed year. */
function Accounts({ year }: { readonly year: FiscalYear }) {
  const { t } = useWords();
  const { building_id, end_date, closing_entry_id: entry, result_decision_id: decision } = year;
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
      {decision !== null && (
        <TextLink to="/decisions/$id" params={{ id: decision }}>
          {t('web-books.closing.result_decision')}
        </TextLink>
      )}
    </nav>
  );
}

/** Asks for the reason, which is needed once the accounts are approved. */
function Reopening({ year, etag, onClose }: Props & { readonly onClose: () => void }) {
  const { t } = useWords();
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
