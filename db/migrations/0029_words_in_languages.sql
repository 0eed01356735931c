-- Words that the service wrote follow their reader: the same in each language, as they were said then.
-- Null for words that somebody typed, and for those from before.
alter table app.journal_texts add column translations jsonb;
alter table app.journal_texts add constraint journal_texts_translations_object
  check (jsonb_typeof(translations) = 'object');
