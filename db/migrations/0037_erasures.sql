-- Whose personal data was erased: ids alone, so that a restored backup can be brought to the same state.

create table app.erasures (
  organization_id uuid not null,
  id              uuid not null,
  owner_id        uuid not null,
  -- What is kept, and until when: [{"what": …, "until": …}].
  retained        jsonb not null,
  erased_by       uuid not null,
  erased_at       timestamptz not null,
  primary key (organization_id, id),
  constraint erasures_once unique (organization_id, owner_id),
  constraint erasures_owner_fk foreign key (organization_id, owner_id)
    references app.owners (organization_id, id)
);
call app.wall_off('erasures', 'select, insert, update (retained)');

-- The same value with another word in the place of what the pattern finds, in every text of it.
create function app.masked(value jsonb, pattern text, word text) returns jsonb
  language sql immutable strict parallel safe as $$
  select case jsonb_typeof(value)
    when 'string' then to_jsonb(regexp_replace(value #>> '{}', pattern, word, 'gi'))
    when 'array' then (select coalesce(jsonb_agg(app.masked(item, pattern, word)), '[]')
      from jsonb_array_elements(value) as item)
    when 'object' then (select coalesce(jsonb_object_agg(member.key, app.masked(member.value, pattern, word)), '{}')
      from jsonb_each(value) as member)
    else value
  end
$$;

-- What erasing takes away from tables that else only grow.
grant delete on app.owner_refs to millieme_app;
grant update (recipient) on app.mails to millieme_app;
grant update (title, message, short_message) on app.notifications to millieme_app;
grant update (payload) on app.outbox_events to millieme_app;
grant update (author_name, body) on app.ticket_comments to millieme_app;
grant update (details) on app.ticket_events to millieme_app;
grant update (title, file_name) on app.letters to millieme_app;
grant update (file_name) on app.document_versions to millieme_app;
