import type { Language } from '#domain/kernel/language.ts';

/** What people read in one language, by id. */
export type Messages = Readonly<Record<string, string>>;

/** The words of the web application. Each language is a file of its own: nobody loads those that they do not read. */
export async function loadMessages(language: Language): Promise<Messages> {
  const file = (await import(`./messages/${language}.ts`)) as { readonly messages: Messages };
  return file.messages;
}
