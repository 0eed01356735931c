import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { Part } from '../../shared/ui/record.tsx';

/** Links to the lots that a request or a withheld price is about. */
export function LotsPart(props: {
  readonly buildingId: string;
  readonly unitIds: readonly string[];
}) {
  const { t } = useWords();
  const { buildingId: id, unitIds } = props;
  const lots = useQuery(apiQuery('listBuildingUnits', { path: { id }, query: { limit: 500 } }));
  const own = (lots.data?.data ?? []).filter((lot) => unitIds.includes(lot.id));
  return (
    <Part title={t('web-sales.lots')} isLoading={lots.isPending}>
      <ul>
        {own.map((lot) => (
          <li key={lot.id}>
            <TextLink to="/units/$id" params={{ id: lot.id }}>
              {lot.unit_number}
            </TextLink>
          </li>
        ))}
      </ul>
    </Part>
  );
}
