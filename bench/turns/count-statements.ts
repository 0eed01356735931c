import { medianOf } from '../measurement.ts';
import { UNIQUE } from '../unique.ts';
import { signInUsers } from './fill.ts';
import { OPERATIONS, buildRequest, type Operation } from './operations.ts';
import type { FilledSide } from './side.ts';
import { openStatementCounter, type StatementCounts } from './statement-counter.ts';

/** Counts of one request of an operation. */
export interface CountedOperation extends StatementCounts {
  readonly name: string;
}

const COUNTED = 11;
/** Until then the service fills its caches and prepares its statements. */
const WARM_UPS = 5;

/**
 * Counts the statements and round trips of each operation, one request after the other. The median
 * leaves out what the jobs of the service send meanwhile.
 */
export async function countStatements(side: FilledSide): Promise<CountedOperation[]> {
  const counter = await openStatementCounter(side.databaseUrl);
  try {
    const service = await side.start(counter.url);
    const [token = ''] = await signInUsers(service.origin);
    const counted: CountedOperation[] = [];
    let turn = 0;
    const send = async (operation: Operation, hasKey: boolean): Promise<StatementCounts> => {
      turn += 1;
      const request = buildRequest(operation, side.filled, { turn, token, hasKey });
      const { path, ...rest } = request;
      const filledIn = JSON.stringify(rest).replaceAll(UNIQUE, `C${turn}`);
      const before = counter.read();
      const answer = await fetch(`${service.origin}${path}`, JSON.parse(filledIn) as RequestInit);
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${operation.name}: ${answer.status} ${text}`);
      const after = counter.read();
      return {
        statements: after.statements - before.statements,
        roundTrips: after.roundTrips - before.roundTrips,
      };
    };
    for (const operation of OPERATIONS) {
      for (const hasKey of operation.body === undefined ? [false] : [false, true]) {
        const sent: StatementCounts[] = [];
        for (let time = 0; time < WARM_UPS + COUNTED; time += 1)
          sent.push(await send(operation, hasKey));
        const measured = sent.slice(WARM_UPS);
        counted.push({
          name: hasKey ? `${operation.name}, with key` : operation.name,
          statements: medianOf(measured.map(({ statements }) => statements)),
          roundTrips: medianOf(measured.map(({ roundTrips }) => roundTrips)),
        });
      }
    }
    await service.stop();
    return counted;
  } finally {
    counter.stop();
  }
}
