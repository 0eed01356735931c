import { personalData } from '#app/features.ts';
import type { DataFate } from '#domain/privacy/processing.ts';
import { asSuperuser } from './test-database.ts';

/** Values of an annotated column about a person, as texts, in the order of the rows. */
export interface HeldValues {
  readonly column: string;
  readonly fate: DataFate;
  readonly values: readonly string[];
}

const OF_A_PERSON = ['Owner', 'User', 'Account'];

/** Reads every annotated column of the people with these ids, if its own row refers to them. */
export function readAnnotatedValues(
  databaseUrl: string,
  ids: readonly string[],
): Promise<HeldValues[]> {
  return asSuperuser(databaseUrl, async (client) => {
    const held: HeldValues[] = [];
    for (const [name, columns] of Object.entries(personalData)) {
      const table = name.includes('.') ? name : `app.${name}`;
      for (const [column, about] of Object.entries(columns)) {
        if (about === null || about.through !== undefined) continue;
        if (!OF_A_PERSON.includes(about.subject)) continue;
        const { rows } = await client.query<{ value: string }>(
          `select "${column}"::text as value from ${table} where "${about.by}"::text = any($1)
            and "${column}" is not null order by 1`,
          [ids],
        );
        const values = rows.map(({ value }) => value);
        held.push({ column: `${table}.${column}`, fate: about.erasure, values });
      }
    }
    return held;
  });
}
