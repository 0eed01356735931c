import { Button, Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { JournalEntry } from '../../shared/api/generated.ts';
import { useAct, useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { findSourcePath } from '../../shared/routing/source-path.ts';
import { useRight } from '../../shared/session/session.ts';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import { DayField } from '../../shared/ui/fields.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';
import { PathLink, TextLink } from '../../shared/ui/links.tsx';
import { Sheet } from './Sheet.tsx';
import styles from './reports.module.css';

const route = getRouteApi('/signed-in/journal-entries/$id');

/** Journal entry: lines, origin and reversal. */
export function EntryPage() {
  const { t } = useWords();
  const { day, instant } = useFormat();
  const { id } = route.useParams();
  const query = useRecord('getJournalEntry', { path: { id } });
  const entry = query.data?.data;
  if (entry === undefined) return <LoadingPage title={t('web-books.entry')} />;
  const path = entry.source === null ? undefined : findSourcePath(entry.source);
  return (
    <Page
      title={entry.description}
      sentence={t('web-books.entry_page.sentence', {
        sequence: entry.sequence,
        journal: t(`enum.Journal.${entry.journal}`),
        date: day(entry.entry_date),
        made: instant(entry.created_at),
      })}
      actions={<Reverse entry={entry} />}
    >
      <Group mb="md" gap="md">
        {path !== undefined && entry.source !== null && (
          <PathLink path={path}>
            {t('web-books.entry_page.made_for', {
              what: t(`enum.EntrySourceType.${entry.source.type}`),
            })}
          </PathLink>
        )}
        {entry.corrects_fiscal_year !== null && (
          <Tag tone="plain">
            {t('web-books.entry_page.corrects', { year: String(entry.corrects_fiscal_year) })}
          </Tag>
        )}
        {entry.reversed_by_id !== null && (
          <>
            <Tag tone="warn">{t('web-books.entry_page.reversed')}</Tag>
            <TextLink to="/journal-entries/$id" params={{ id: entry.reversed_by_id }}>
              {t('web-books.entry_page.reversal')}
            </TextLink>
          </>
        )}
        {entry.reverses_id !== null && (
          <TextLink to="/journal-entries/$id" params={{ id: entry.reverses_id }}>
            {t('web-books.entry_page.reverses')}
          </TextLink>
        )}
      </Group>
      <Lines entry={entry} />
      <p className={styles['check']} style={{ overflowWrap: 'anywhere' }}>
        {t('web-books.entry_page.hash', { hash: entry.hash })}
      </p>
    </Page>
  );
}

function Lines({ entry }: { readonly entry: JournalEntry }) {
  const { t } = useWords();
  const { amount, day } = useFormat();
  const sum = (side: 'debit' | 'credit') => sumEuro(entry.lines.map((line) => line[side]));
  return (
    <Sheet caption={t('web-books.entry_page.lines')}>
      <thead>
        <tr>
          <th scope="col">{t('web-books.account')}</th>
          <th scope="col">{t('enum.BalanceSide.Debit')}</th>
          <th scope="col">{t('enum.BalanceSide.Credit')}</th>
        </tr>
      </thead>
      <tbody>
        {entry.lines.map((line, index) => (
          // Lines are identified by their position in the entry and have no id.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index}>
            <th scope="row" style={{ paddingLeft: line.credit > 0 ? 24 : 0 }}>
              <TextLink to="/accounts/code/$code" params={{ code: line.account_code }}>
                {line.account_code}
              </TextLink>{' '}
              {[
                line.description,
                line.supplier,
                line.owner_name,
                line.unit_number,
                line.due_date === null ? null : t('web-books.due', { date: day(line.due_date) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </th>
            <td>{line.debit === 0 ? '' : amount(line.debit)}</td>
            <td>{line.credit === 0 ? '' : amount(line.credit)}</td>
          </tr>
        ))}
        <tr className={styles['result']}>
          <th scope="row">{t('web-books.total')}</th>
          <td>{amount(sum('debit'))}</td>
          <td>{amount(sum('credit'))}</td>
        </tr>
      </tbody>
    </Sheet>
  );
}

/** Reverses an entry with a second one on a chosen day, since entries are never changed. */
function Reverse({ entry }: { readonly entry: JournalEntry }) {
  const { t } = useWords();
  const may = useRight();
  const navigate = useNavigate();
  const [isOpen, { open, close }] = useDisclosure();
  const reverse = useAct('reverseJournalEntry');
  const keyOf = useIdempotencyKey();
  const form = useForm({ mode: 'uncontrolled', initialValues: { entry_date: today() } });
  if (!may('reverseJournalEntry') || entry.source !== null || entry.reversed_by_id !== null)
    return null;
  const submit = form.onSubmit((body) =>
    reverse.mutate(
      { path: { id: entry.id }, body, idempotencyKey: keyOf(body) },
      {
        onSuccess: ({ data }) => {
          close();
          void navigate({ to: '/journal-entries/$id', params: { id: data.id } });
        },
      },
    ),
  );
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('web-books.reverse.open')}
      </Button>
      {isOpen && (
        <Dialog onClose={close} title={t('web-books.reverse.title')}>
          <Form
            of="reverseJournalEntry"
            form={form}
            act={reverse}
            onSubmit={submit}
            submit={t('web-books.reverse.submit')}
            caution="destructive"
          >
            <p>{t('web-books.reverse.sentence')}</p>
            <DayField name="entry_date" label="web-books.date" required />
          </Form>
        </Dialog>
      )}
    </>
  );
}
