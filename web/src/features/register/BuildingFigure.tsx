import type { BuildingFigures } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { useBuildingFigures } from './building-tasks.ts';
import styles from './register.module.css';

type Name = Extract<keyof BuildingFigures, 'cash' | 'overdue'>;

/** Amount of one building, or the sum of several. */
export function BuildingFigure(props: { readonly of: readonly string[]; readonly name: Name }) {
  const { amount } = useFormat();
  const figures = useBuildingFigures();
  const { of, name } = props;
  if (figures === undefined) return null;
  const wanted = new Set(of);
  const sum = sumEuro(
    figures.filter(({ building_id }) => wanted.has(building_id)).map((one) => one[name]),
  );
  const isLate = name === 'overdue' && sum > 0;
  return <span className={isLate ? styles['late'] : undefined}>{amount(sum)}</span>;
}
