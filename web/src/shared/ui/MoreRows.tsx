import { Button } from '@mantine/core';
import { useWords } from '../i18n/words.tsx';
import { Problem } from './Problem.tsx';

/** What stands beneath a list: its next rows, or why they did not come. */
export function MoreRows(props: {
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly error: unknown;
    fetchNextPage(): unknown;
  };
}) {
  const { t } = useWords();
  const { list } = props;
  return (
    <>
      <Problem error={list.error} />
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
