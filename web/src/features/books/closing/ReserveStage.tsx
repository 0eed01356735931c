import { useQuery } from '@tanstack/react-query';
import type { FiscalYear } from '../../../shared/api/generated.ts';
import { apiQuery } from '../../../shared/api/query.ts';
import { useFormat } from '../../../shared/format/format.ts';
import { useWords } from '../../../shared/i18n/words.tsx';
import { FigureBand } from '../../../shared/ui/FigureBand.tsx';
import { Problem } from '../../../shared/ui/Problem.tsx';

/** Reserve calls of a year beside the legal minimum. */
export function ReserveStage({ year }: { readonly year: FiscalYear }) {
  const { t } = useWords();
  const { money } = useFormat();
  const query = useQuery(apiQuery('getReserveTest', { path: { id: year.id } }));
  const test = query.data?.data;
  return (
    <>
      <Problem error={query.error} />
      <FigureBand
        name={t('web-books.closing.stage.reserve')}
        figures={[
          {
            key: 'called',
            name: t('web-books.closing.reserve.called'),
            value: test && money(test.called),
            sentence:
              test &&
              t('web-books.closing.reserve.due', { state: t(`enum.ReserveDue.${test.due}`) }),
            isBad: test?.sufficient === false,
          },
          {
            key: 'minimum',
            name: t('web-books.closing.reserve.minimum'),
            value: test && money(test.minimum),
            sentence: test && t('web-books.closing.reserve.base', { amount: money(test.base) }),
          },
        ]}
      />
    </>
  );
}
