import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { ClosingCheck, FiscalYear } from '../../shared/api/generated.ts';
import { apiQuery, useAct, useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { State, Tag } from '../../shared/ui/State.tsx';
import { PathLink, TextLink } from '../../shared/ui/links.tsx';
import styles from './FiscalYearPage.module.css';

const route = getRouteApi('/signed-in/fiscal-years/$id');
type Finding = ClosingCheck['findings'][number];

/** Financial year: what prevents closing it, and the closing itself. */
export function FiscalYearPage() {
  const { t } = useWords();
  const { day } = useFormat();
  const { id } = route.useParams();
  const query = useRecord('getFiscalYear', { path: { id } });
  const year = query.data?.data;
  const isOpen = year?.status === 'Open';
  const check = useQuery({
    ...apiQuery('checkFiscalYearClosing', { path: { id } }),
    enabled: isOpen,
  });
  if (year === undefined) return <LoadingPage title={t('web-books.years.one')} />;
  const findings = check.data?.data.findings;
  return (
    <Page
      title={t('web-books.years.span', { from: day(year.start_date), to: day(year.end_date) })}
      sentence={<State of="FiscalYearStatus" value={year.status} />}
      isLoading={isOpen && check.isPending}
      actions={<FiscalYearActions year={year} etag={query.data?.etag} findings={findings} />}
    >
      <Problem error={check.error} />
      {isOpen && findings !== undefined && <Findings findings={findings} />}
      {year.closing_entry_id !== null && (
        <TextLink to="/journal-entries/$id" params={{ id: year.closing_entry_id }}>
          {t('web-books.years.closing_entry')}
        </TextLink>
      )}
    </Page>
  );
}

function Findings({ findings }: { readonly findings: readonly Finding[] }) {
  const { t } = useWords();
  return (
    <section>
      <h2>{t('web-books.closing.check')}</h2>
      {findings.length === 0 && <p>{t('web-books.closing.ready')}</p>}
      <ul className={styles['findings']}>
        {findings.map(({ code, severity, detail, link }) => (
          <li key={code} className={styles['finding']}>
            <Tag tone={severity === 'Blocking' ? 'bad' : 'warn'}>
              {t(`enum.FindingSeverity.${severity}`)}
            </Tag>
            <PathLink path={link}>{detail}</PathLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FiscalYearActions(props: {
  readonly year: FiscalYear;
  readonly etag: string | undefined;
  readonly findings: readonly Finding[] | undefined;
}) {
  const { t } = useWords();
  const { year, etag, findings } = props;
  const [isOpen, { open, close: shut }] = useDisclosure();
  const reopen = useAct('reopenFiscalYear');
  const isBlocked = findings?.some(({ severity }) => severity === 'Blocking') ?? true;
  return (
    <Group gap="xs">
      {year.allowed_actions.includes('close') && (
        <Button
          onClick={open}
          disabled={isBlocked}
          title={isBlocked ? t('web-books.closing.blocked') : ''}
        >
          {t('web-books.closing.close')}
        </Button>
      )}
      {year.allowed_actions.includes('reopen') && (
        <Button
          variant="default"
          loading={reopen.isPending}
          onClick={() => reopen.mutate({ path: { id: year.id }, etag })}
        >
          {t('web-books.closing.reopen')}
        </Button>
      )}
      <Problem error={reopen.error} />
      {isOpen && <Closing year={year} etag={etag} findings={findings ?? []} onClose={shut} />}
    </Group>
  );
}

/** Closes the year once every warning has been accepted. */
function Closing(props: {
  readonly year: FiscalYear;
  readonly etag: string | undefined;
  readonly findings: readonly Finding[];
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const { day } = useFormat();
  const { year, etag, findings, onClose } = props;
  const [accepted, accept] = useState<readonly string[]>([]);
  const warnings = findings.filter(({ severity }) => severity === 'Warning');
  return (
    <ActDialog
      title={t('web-books.closing.title')}
      consequence={t('web-books.closing.sentence', { date: day(year.end_date) })}
      check={{
        facts: [],
        gaps: [
          ...findings
            .filter(({ severity }) => severity === 'Blocking')
            .map(({ code, detail }) => ({ id: code, text: detail, isBlocking: true })),
          ...(accepted.length < warnings.length
            ? [{ id: 'accept', text: t('web-books.closing.accept_all'), isBlocking: true }]
            : []),
        ],
      }}
      submit={t('web-books.closing.submit')}
      initial={{ acknowledge: new Array<Finding['code']>() }}
      run={({ acknowledge }) =>
        api.call('closeFiscalYear', { path: { id: year.id }, body: { acknowledge }, etag })
      }
      onClose={onClose}
    >
      {(form) => (
        <Checkbox.Group
          value={form.values.acknowledge}
          onChange={(codes) => {
            const known = warnings.map(({ code }) => code);
            form.setFieldValue(
              'acknowledge',
              known.filter((code) => codes.includes(code)),
            );
            accept(codes);
          }}
        >
          <Stack gap="xs">
            {warnings.map(({ code, detail }) => (
              <Checkbox key={code} value={code} label={detail} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
    </ActDialog>
  );
}
