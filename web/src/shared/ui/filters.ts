import { useNavigate, useSearch } from '@tanstack/react-router';
import type { FunctionComponent, ReactNode } from 'react';
import { chosen, type Search } from '../routing/search.ts';

/** Search parameters of a page, and how to change some of them. */
export interface Address {
  readonly search: Search<string>;
  readonly set: (change: Search<string>) => void;
}

/** Filter by the id of a record, with a field of its own. */
interface RecordFilter<Name> {
  readonly name: Name;
  /** Message id. */
  readonly label: string;
  readonly Field: FunctionComponent<{
    readonly value: string;
    readonly onChange: (value: string) => void;
  }>;
  /** Renders with the name of the record; undefined while it is loading. */
  readonly Name: FunctionComponent<{
    readonly id: string;
    readonly children: (name: string | undefined) => ReactNode;
  }>;
}

/** Filter by values of an enumeration. */
type Choice<Query> = {
  [Name in keyof Query & string]: NonNullable<Query[Name]> extends readonly (infer Value)[]
    ? {
        readonly name: Name;
        /** Message id. */
        readonly label: string;
        readonly of: string;
        readonly values: readonly Value[];
        /** Default value, which applies if the address has none. */
        readonly initial?: Value;
      }
    : never;
}[keyof Query & string];

/**
 * Filter of a list, kept in the address: a searched text, an exact text, a range of days, an owner, a
 * condition that is on or off, yes or no, values of an enumeration, or a record.
 */
export type Filter<Query> =
  | {
      readonly as: 'search' | 'text';
      readonly name: keyof Query & string;
      /** Message id. */
      readonly label: string;
    }
  | { readonly as: 'days' }
  | {
      readonly as: 'days';
      readonly label: string;
      /** Search parameters of the first and the last day. */
      readonly names: readonly [keyof Query & string, keyof Query & string];
    }
  | { readonly as: 'owner' }
  | {
      readonly as: 'toggle';
      readonly name: keyof Query & string;
      readonly label: string;
      /** Value while it is on. */
      readonly on: 'true' | 'false';
    }
  | {
      readonly as: 'flag';
      readonly name: keyof Query & string;
      readonly label: string;
      /** Message ids of the answers. */
      readonly yes: string;
      readonly no: string;
    }
  | RecordFilter<keyof Query & string>
  | Choice<Query>;

/** Filter of any list. */
export interface AnyFilter extends Partial<RecordFilter<string>> {
  readonly as?: 'search' | 'text' | 'days' | 'owner' | 'toggle' | 'flag';
  readonly names?: readonly [string, string];
  readonly of?: string;
  readonly values?: readonly string[];
  readonly initial?: string;
  readonly on?: 'true' | 'false';
  readonly yes?: string;
  readonly no?: string;
}

/** Search parameters of a range of days. */
export const DAYS = ['date_from', 'date_to'] as const;

/** Values of the filters in the address, as the service expects them. */
export function filterValues(
  filters: readonly AnyFilter[],
  search: Search<string>,
): Record<string, readonly string[] | undefined> {
  return Object.fromEntries(
    filters.flatMap(({ name = '', values, initial }) =>
      values === undefined ? [] : [[name, chosen(search[name] ?? initial, values)]],
    ),
  );
}

/** Names of the search parameters that a filter sets. */
export function parameterNames({ as, name, names }: AnyFilter): readonly string[] {
  if (as === 'days') return names ?? DAYS;
  return as === 'owner' ? ['owner_id'] : name === undefined ? [] : [name];
}

/** Search parameters of the current page, and a function that changes them in place. */
export function useAddress(): Address {
  const search: Search<string> = useSearch({ strict: false });
  const navigate = useNavigate();
  const set = (change: Search<string>) =>
    void navigate({
      to: '.',
      search: (before: Search<string>) => ({ ...before, ...change }),
      replace: true,
    });
  return { search, set };
}
