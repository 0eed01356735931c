import type { Table } from '#platform/db/rows.ts';
import type { TableAnnotation } from './annotation.ts';
import { assemblies } from './annotations/assemblies.ts';
import { books } from './annotations/books.ts';
import { charges } from './annotations/charges.ts';
import { documents } from './annotations/documents.ts';
import { messages } from './annotations/messages.ts';
import { people } from './annotations/people.ts';
import { privacy } from './annotations/privacy.ts';
import { register } from './annotations/register.ts';
import { reminders } from './annotations/reminders.ts';

/** Annotations of every column of the database: a missing table or column does not compile. */
export const personalData = {
  ...register,
  ...charges,
  ...reminders,
  ...books,
  ...documents,
  ...assemblies,
  ...people,
  ...messages,
  ...privacy,
} satisfies { readonly [T in Table]: TableAnnotation<T> };
