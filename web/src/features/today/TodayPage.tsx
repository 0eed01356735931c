import { useFormat } from '../../shared/format/format.ts';
import { today } from '../../shared/format/today.ts';
import { Page } from '../../shared/ui/Page.tsx';

/** The first page of every day: what waits, by deadline. */
export function TodayPage() {
  const { longDay } = useFormat();
  return <Page title={longDay(today())}>{null}</Page>;
}
