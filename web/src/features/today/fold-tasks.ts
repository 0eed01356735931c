import type { Overview } from '../../shared/api/generated.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';

export type Task = Overview['items'][number];

/** Tasks of one kind that share a row. */
export interface TaskGroup {
  readonly kind: Task['kind'];
  readonly tasks: readonly Task[];
  /** Their total in euro; null unless all have an amount. */
  readonly amount: number | null;
  /** Earliest of their deadlines. */
  readonly due_on: string | null;
}

/** Kinds that are grouped if there are several tasks; each has a title for a group. */
export const FOLDED_KINDS = [
  'InvoiceToEnter',
  'ExpenseToApprove',
  'ExpenseToSubmit',
  'ExpenseToPay',
  'CallToSend',
  'CallDue',
  'LettersToPost',
  'ReminderToSend',
  'PenaltyToDecide',
  'CreditUnused',
  'FollowUpDue',
  'TicketToSettle',
  'InvitationOpen',
] as const satisfies readonly Task['kind'][];

/** Smallest number of tasks that are grouped. */
const FEWEST = 3;

/** Folds tasks of the same kind into groups, in the order of their first task. */
export function foldTasks(tasks: readonly Task[]): readonly (Task | TaskGroup)[] {
  const byKind = Map.groupBy(tasks, ({ kind }) => kind);
  const isFolded = ({ kind }: Task) =>
    FOLDED_KINDS.some((one) => one === kind) && (byKind.get(kind)?.length ?? 0) >= FEWEST;
  return tasks.flatMap((task): readonly (Task | TaskGroup)[] => {
    if (!isFolded(task)) return [task];
    const own = byKind.get(task.kind) ?? [];
    return own[0] === task ? [toGroup(own)] : [];
  });
}

function toGroup(tasks: readonly Task[]): TaskGroup {
  const [first] = tasks;
  if (first === undefined) throw new Error('a group has tasks');
  const amounts = tasks.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  return {
    kind: first.kind,
    tasks,
    amount: amounts.length === tasks.length ? sumEuro(amounts) : null,
    due_on: first.due_on,
  };
}
