import { CHOICES } from '#domain/assemblies/tally.ts';
import type { BallotEntry } from '../../shared/api/generated.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import styles from './meetings.module.css';

export type Choice = NonNullable<BallotEntry['choice']>;

/** Choice of for, against or abstain, by arrow keys or touch. */
export function Choices(props: {
  readonly name: string;
  readonly legend: string;
  /** Text below the name. */
  readonly detail?: string;
  readonly value: Choice | null;
  readonly isDisabled?: boolean;
  readonly onChange: (choice: Choice) => void;
}) {
  const { t } = useWords();
  const { name, legend, detail, value, isDisabled = false, onChange } = props;
  return (
    <fieldset className={styles['choices']} disabled={isDisabled}>
      <legend>
        {legend}
        {detail !== undefined && <span className={styles['soft']}>{detail}</span>}
      </legend>
      {CHOICES.map((choice) => (
        <label key={choice} className={styles['choice']} data-choice={choice}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={value === choice}
            onChange={() => onChange(choice)}
          />
          {t(`enum.VoteChoice.${choice}`)}
        </label>
      ))}
    </fieldset>
  );
}
