-- Who may sign in, as whom, and what a session rests on. Shared by all tenants, hence no row security.

create table auth.organizations (
  id                uuid primary key,
  name              text not null,
  contact_email     text not null,
  language          text not null default 'fr',
  enterprise_number text,
  created_at        timestamptz not null default now(),
  updated_at        timestamptz not null default now(),
  version           integer not null default 1,
  constraint organizations_language_known check (language in ('fr', 'nl', 'de', 'en'))
);

create table auth.users (
  id             uuid primary key,
  email          text not null,
  name           text not null,
  phone          text,
  language       text not null default 'fr',
  password_hash  text,
  is_active      boolean not null default true,
  totp_secret    text,
  totp_enabled   boolean not null default false,
  totp_last_step bigint not null default 0,
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now(),
  version        integer not null default 1,
  constraint users_language_known check (language in ('fr', 'nl', 'de', 'en')),
  constraint users_totp_has_secret check (not totp_enabled or totp_secret is not null)
);
create unique index users_email_unique on auth.users (lower(email));

create table auth.role_assignments (
  id              uuid primary key,
  user_id         uuid not null references auth.users (id),
  role_type       text not null,
  organization_id uuid references auth.organizations (id),
  owner_id        uuid,
  building_ids    uuid[],
  -- Null while an invitation of somebody who already has an account waits for their answer.
  accepted_at     timestamptz,
  created_at      timestamptz not null default now(),
  constraint role_assignments_role_known check
    (role_type in ('SuperAdmin', 'Syndic', 'Accountant', 'BoardMember', 'Auditor', 'Owner')),
  constraint role_assignments_organization_unless_platform check
    ((role_type = 'SuperAdmin') = (organization_id is null)),
  constraint role_assignments_owner_only_for_owner check ((role_type = 'Owner') = (owner_id is not null)),
  constraint role_assignments_narrowed_to_something check (cardinality(building_ids) > 0),
  constraint role_assignments_unique unique nulls not distinct (user_id, role_type, organization_id, owner_id)
);
create index role_assignments_by_organization on auth.role_assignments (organization_id, user_id);

-- How an organization named somebody who already had an account: all that it may see of them until
-- they accept, so that an invitation tells nobody whether or under what name an e-mail is known.
create table auth.invited_profiles (
  user_id         uuid not null references auth.users (id),
  organization_id uuid not null references auth.organizations (id),
  email           text not null,
  name            text not null,
  phone           text,
  language        text not null,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  version         integer not null default 1,
  primary key (user_id, organization_id),
  constraint invited_profiles_language_known check (language in ('fr', 'nl', 'de', 'en'))
);

create table auth.sessions (
  id           uuid primary key,
  user_id      uuid not null references auth.users (id),
  role_id      uuid references auth.role_assignments (id) on delete set null,
  address      text not null,
  user_agent   text not null,
  created_at   timestamptz not null,
  last_used_at timestamptz not null,
  expires_at   timestamptz not null,
  revoked_at   timestamptz
);
create index sessions_by_user on auth.sessions (user_id, last_used_at);
create index sessions_by_role on auth.sessions (role_id);

create table auth.refresh_tokens (
  token_hash bytea primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index refresh_tokens_by_session on auth.refresh_tokens (session_id);

create table auth.account_tokens (
  token_hash bytea primary key,
  purpose    text not null,
  user_id    uuid not null references auth.users (id),
  expires_at timestamptz not null,
  used_at    timestamptz,
  -- Where an invitation leads; the nil UUID stands for the platform.
  organization_ids uuid[],
  constraint account_tokens_purpose_known check (purpose in ('Invitation', 'PasswordReset')),
  constraint account_tokens_invitation_leads_somewhere check
    ((purpose = 'Invitation') = (organization_ids is not null))
);
create index account_tokens_by_user on auth.account_tokens (user_id, purpose);

create table auth.backup_codes (
  user_id   uuid not null references auth.users (id),
  code_hash bytea not null,
  used_at   timestamptz,
  primary key (user_id, code_hash)
);

-- E-mails are kept as a hash: what unknown people typed is nobody's business.
create table auth.login_failures (
  id         uuid primary key,
  email_hash bytea not null,
  address    text not null,
  failed_at  timestamptz not null
);
create index login_failures_by_email on auth.login_failures (email_hash, failed_at);
create index login_failures_by_address on auth.login_failures (address, failed_at);
create index login_failures_by_age on auth.login_failures (failed_at);

-- Mail is written in the transaction of the change and sent after commit, so none is lost or premature.
create table auth.mails (
  id          uuid primary key,
  recipient   text not null,
  subject     text not null,
  body_text   text not null,
  body_html   text not null,
  attempts    smallint not null default 0,
  next_try_at timestamptz not null,
  last_error  text,
  created_at  timestamptz not null default now()
);
create index mails_due on auth.mails (next_try_at) where attempts < 10;

grant select, insert, update, delete on all tables in schema auth to millieme_app;
