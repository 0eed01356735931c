import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buildingsQuery } from '../api/buildings.ts';
import type { Building } from '../api/generated.ts';
import { Page, Rows } from './Page.tsx';
import { Problem } from './Problem.tsx';

/** Page with a section for the chosen building, or for each building. */
export function BuildingSections(props: {
  readonly title: string;
  readonly sentence: string;
  readonly actions?: ReactNode;
  /** Shown without a building. */
  readonly empty?: ReactNode;
  readonly children: (building: Building) => ReactNode;
}) {
  const { title, sentence, actions, empty, children } = props;
  const { building_id: chosen } = useSearch({ strict: false });
  const query = useQuery(buildingsQuery());
  const buildings = (query.data?.data ?? []).filter(
    ({ id }) => chosen === undefined || id === chosen,
  );
  return (
    <Page title={title} sentence={sentence} isLoading={query.isPending} actions={actions}>
      <Problem error={query.error} />
      {query.isPending && <Rows />}
      {query.isSuccess && buildings.length === 0 && empty}
      <Stack gap="xl">{buildings.map(children)}</Stack>
    </Page>
  );
}
