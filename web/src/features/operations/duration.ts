import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Units with their length in seconds, and the duration from which each is precise enough. */
const UNITS = [
  ['days', DAY, 3 * DAY],
  ['hours', HOUR, 2 * HOUR],
  ['minutes', MINUTE, 2 * MINUTE],
] as const;

/** Returns a function that formats a duration in seconds in its most suitable unit. */
export function useDuration(): (seconds: number) => string {
  const { t } = useWords();
  const { integer, decimal } = useFormat();
  return (seconds) => {
    const [unit, size] = UNITS.find(([, , from]) => seconds >= from) ?? ['seconds', 1];
    const value = seconds / size;
    const shown = unit === 'seconds' && value < 10 ? decimal(value) : integer(value);
    return t(`web-operations.duration.${unit}`, { value: shown });
  };
}
