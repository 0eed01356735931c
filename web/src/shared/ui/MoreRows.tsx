import { Button } from '@mantine/core';
import type { List } from '../api/list.ts';
import { refetchFailed } from '../api/query-client.ts';
import { useWords } from '../i18n/words.tsx';
import { Problem } from './Problem.tsx';

/** Loads more rows below a list, or says why that failed. */
export function MoreRows({ list }: { readonly list: Omit<List<never>, 'rows'> }) {
  const { t } = useWords();
  return (
    <>
      <Problem error={list.error} />
      {list.error !== null && !list.hasNextPage && (
        <Button mt="md" onClick={() => void refetchFailed()}>
          {t('web.failure.again')}
        </Button>
      )}
      {list.hasNextPage && (
        <Button
          mt="md"
          variant="default"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('web.table.more')}
        </Button>
      )}
    </>
  );
}
