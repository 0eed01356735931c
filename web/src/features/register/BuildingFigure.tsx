import { useQuery } from '@tanstack/react-query';
import type { BuildingFigures } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { useRight } from '../../shared/session/session.ts';
import styles from './register.module.css';

type Name = Extract<keyof BuildingFigures, 'cash' | 'overdue'>;

/** Amount of one building, or the sum of several. */
export function BuildingFigure(props: { readonly of: readonly string[]; readonly name: Name }) {
  const { amount } = useFormat();
  const may = useRight();
  const figures = useQuery({
    ...apiQuery('listBuildingFigures', {}),
    enabled: may('listBuildingFigures'),
  });
  const { of, name } = props;
  if (figures.data === undefined) return null;
  const wanted = new Set(of);
  const sum = sumEuro(
    figures.data.data.filter(({ building_id }) => wanted.has(building_id)).map((one) => one[name]),
  );
  const isLate = name === 'overdue' && sum > 0;
  return <span className={isLate ? styles['late'] : undefined}>{amount(sum)}</span>;
}
