import { Button, Group } from '@mantine/core';
import { useLocation, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.tsx';
import { parseFilters, stringifySearch, type Search } from '../routing/search.ts';
import { Icon } from './Icon.tsx';
import styles from './Page.module.css';

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
      <span className={styles['sign']}>
        <Icon name={isFiltered ? 'search' : 'stack-2'} size={22} />
      </span>
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
