-- An organization knows people under ids of its own, with name, phone and language as it gave them:
-- what it sees of a person tells nothing about other organizations. Those of before keep their id.
create table auth.members (
  organization_id uuid not null references auth.organizations (id),
  id              uuid not null,
  user_id         uuid not null references auth.users (id),
  -- As it was invited.
  email           text not null,
  name            text not null,
  phone           text,
  language        text not null,
  is_active       boolean not null default true,
  -- Null while the invitation waits for an answer.
  joined_at       timestamptz,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  version         integer not null default 1,
  primary key (organization_id, id),
  constraint members_user_unique unique (organization_id, user_id),
  constraint members_language_known check (language in ('fr', 'nl', 'de', 'en'))
);
create index members_by_user on auth.members (user_id);

-- Void: it was another address that was invited.
delete from auth.role_assignments as role using auth.invited_profiles as invited, auth.users as person
  where invited.user_id = role.user_id and invited.organization_id = role.organization_id
    and person.id = role.user_id and role.accepted_at is null
    and lower(invited.email) <> lower(person.email);

insert into auth.members (organization_id, id, user_id, email, name, phone, language, is_active,
    joined_at, created_at, updated_at)
  select role.organization_id, person.id, person.id, coalesce(invited.email, person.email),
    coalesce(invited.name, person.name),
    case when invited.user_id is null then person.phone else invited.phone end,
    coalesce(invited.language, person.language),
    person.is_active or invited.user_id is not null, role.joined_at,
    coalesce(invited.created_at, person.created_at), coalesce(invited.updated_at, person.updated_at)
  from (select organization_id, user_id, min(accepted_at) as joined_at
      from auth.role_assignments where organization_id is not null
      group by organization_id, user_id) as role
  join auth.users as person on person.id = role.user_id
  left join auth.invited_profiles as invited
    on invited.organization_id = role.organization_id and invited.user_id = role.user_id;
drop table auth.invited_profiles;

alter table auth.role_assignments
  add constraint role_assignments_member_fk foreign key (organization_id, user_id)
    references auth.members (organization_id, user_id) on update cascade;

-- What a person has set counts everywhere; null: what each organization says of them.
alter table auth.users
  alter column name drop not null,
  alter column language drop not null,
  alter column language drop default;
-- Nobody has set it so far: organizations did.
update auth.users set name = null, phone = null, language = null
  where exists (select from auth.members where user_id = users.id);

-- The user who an owner is, as the organization knows them.
alter table app.owners drop constraint owners_user_id_fkey;

grant select, insert, update, delete on auth.members to millieme_app;
