import { Button, Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import type { FiscalYear } from '../../shared/api/generated.ts';
import { apiQuery, useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { BuildingSections } from '../../shared/ui/BuildingSections.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { DayField } from '../../shared/ui/fields.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';
import { ButtonLink } from '../../shared/ui/links.tsx';

/** Financial years of the chosen building, or of all buildings. */
export function FiscalYearsPage() {
  const { t } = useWords();
  return (
    <BuildingSections
      title={t('web-books.years.title')}
      sentence={t('web-books.years.sentence')}
      actions={
        <ButtonLink to="/statements" needs="listStatements" variant="default">
          {t('web-navigation.statements')}
        </ButtonLink>
      }
    >
      {({ id, name }) => <YearsOfBuilding key={id} id={id} name={name} />}
    </BuildingSections>
  );
}

function YearsOfBuilding({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useWords();
  const may = useRight();
  const query = useQuery(apiQuery('listFiscalYears', { path: { id } }));
  return (
    <section aria-label={name} aria-busy={query.isPending}>
      <h2>{name}</h2>
      <Problem error={query.error} />
      {query.data !== undefined && (
        <DataTable
          caption={name}
          columns={columns}
          rows={query.data.data}
          rowId={(year) => year.id}
          empty={t('web-books.years.empty')}
        />
      )}
      {may('createFiscalYear') && <NewYear buildingId={id} />}
    </section>
  );
}

const columns: readonly Column<FiscalYear>[] = [
  {
    id: 'period',
    header: 'web-books.years.period',
    link: '/fiscal-years/$id',
    cell: ({ start_date, end_date }, { t, day }) =>
      t('web-books.years.span', { from: day(start_date), to: day(end_date) }),
  },
  { id: 'status', header: 'web-books.years.status', as: 'state', of: 'FiscalYearStatus' },
];

function NewYear({ buildingId }: { readonly buildingId: string }) {
  const { t } = useWords();
  const create = useAct('createFiscalYear');
  const keyOf = useIdempotencyKey();
  const form = useForm({ mode: 'uncontrolled', initialValues: { start_date: '', end_date: '' } });
  const submit = form.onSubmit((body) =>
    create.mutate({ path: { id: buildingId }, body, idempotencyKey: keyOf(body) }),
  );
  return (
    <Form
      of="createFiscalYear"
      form={form}
      gap={0}
      maw="none"
      act={create}
      onSubmit={submit}
      aria-label={t('web-books.years.new')}
    >
      <Group gap="xs" mt="sm" align="flex-end">
        <DayField name="start_date" label="web-books.years.first_day" />
        <DayField name="end_date" label="web-books.years.last_day" />
        <Button type="submit" variant="default" loading={create.isPending}>
          {t('web-books.years.new')}
        </Button>
      </Group>
    </Form>
  );
}
