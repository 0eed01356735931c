import { Button, Group } from '@mantine/core';
import { useLocation, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.tsx';
import { parseFilters, stringifySearch, type Search } from '../routing/search.ts';

/** Says why a list is empty, with the action that creates a row or a link to clear the filters. */
export function NoRows(props: { readonly why: string; readonly add: ReactNode }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const isFiltered = stringifySearch(parseFilters(useLocation().searchStr)) !== '';
  const clear = () =>
    void navigate({
      to: '.',
      search: ({ building_id, sort, view }: Search<'building_id' | 'sort' | 'view'>) => ({
        building_id,
        sort,
        view,
      }),
    });
  return (
    <>
      <p>{props.why}</p>
      <Group justify="center">
        {props.add}
        {isFiltered && (
          <Button variant="default" onClick={clear}>
            {t('web.filter.clear')}
          </Button>
        )}
      </Group>
    </>
  );
}
