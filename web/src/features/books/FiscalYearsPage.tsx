import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { FiscalYear } from '../../shared/api/generated.ts';
import { apiQuery, useAct } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { DataTable, type Column } from '../../shared/ui/DataTable.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { State } from '../../shared/ui/State.tsx';
import { field, useIdempotencyKey, useRefusals } from '../../shared/ui/form.ts';
import { TextLink } from '../../shared/ui/links.tsx';

/** Financial years of the chosen building, or of all buildings. */
export function FiscalYearsPage() {
  const { t } = useWords();
  const { building_id: chosen } = useSearch({ strict: false });
  const query = useQuery(apiQuery('listBuildings', { query: { sort: 'name', limit: 500 } }));
  const buildings = (query.data?.data ?? []).filter(
    ({ id }) => chosen === undefined || id === chosen,
  );
  return (
    <Page
      title={t('web-books.years.title')}
      sentence={t('web-books.years.sentence')}
      isLoading={query.isPending}
    >
      <Problem error={query.error} />
      {query.isPending && <Rows />}
      <Stack gap="xl">
        {buildings.map(({ id, name }) => (
          <YearsOfBuilding key={id} id={id} name={name} />
        ))}
      </Stack>
    </Page>
  );
}

function YearsOfBuilding({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useWords();
  const may = useRight();
  const query = useQuery(apiQuery('listFiscalYears', { path: { id } }));
  const columns = useColumns();
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

function useColumns() {
  const { t } = useWords();
  const { day } = useFormat();
  return useMemo(
    (): readonly Column<FiscalYear>[] => [
      {
        id: 'period',
        header: t('web-books.years.period'),
        cell: ({ id, start_date, end_date }) => (
          <TextLink to="/fiscal-years/$id" params={{ id }}>
            {t('web-books.years.span', { from: day(start_date), to: day(end_date) })}
          </TextLink>
        ),
      },
      {
        id: 'status',
        header: t('web-books.years.status'),
        cell: ({ status }) => <State of="FiscalYearStatus" value={status} />,
      },
    ],
    [t, day],
  );
}

function NewYear({ buildingId }: { readonly buildingId: string }) {
  const { t } = useWords();
  const create = useAct('createFiscalYear');
  const keyOf = useIdempotencyKey();
  const form = useForm({ mode: 'uncontrolled', initialValues: { start_date: '', end_date: '' } });
  const faults = useRefusals(form, create.error);
  const submit = form.onSubmit((body) =>
    create.mutate({ path: { id: buildingId }, body, idempotencyKey: keyOf(body) }),
  );
  return (
    <Form form={form} error={create.error} onSubmit={submit} aria-label={t('web-books.years.new')}>
      <Problem error={create.error} faults={faults} />
      <Group gap="xs" mt="sm" align="flex-end">
        <TextInput
          {...field(form, 'start_date')}
          type="date"
          label={t('web-books.years.first_day')}
          required
          withAsterisk={false}
        />
        <TextInput
          {...field(form, 'end_date')}
          type="date"
          label={t('web-books.years.last_day')}
          required
          withAsterisk={false}
        />
        <Button type="submit" variant="default" loading={create.isPending}>
          {t('web-books.years.new')}
        </Button>
      </Group>
    </Form>
  );
}
