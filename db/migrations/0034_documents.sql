-- Documents: files that people keep and share, and the letters that the service has sent.

-- What files say, each content once for an organization, whoever keeps it under whatever name.
create table app.contents (
  organization_id uuid not null,
  -- Of the bytes, which lie in the file store.
  sha256          text not null,
  size            bigint not null,
  content_type    text not null,
  -- Until then it stays though no document has it: somebody may be about to keep it.
  keep_until      timestamptz not null,
  -- When its words were read, for those that have any; null: that is to be done.
  read_at         timestamptz,
  created_at      timestamptz not null,
  primary key (organization_id, sha256),
  constraint contents_hash_whole check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint contents_not_empty check (size > 0)
);
create index contents_to_look_at on app.contents (organization_id, keep_until);
create index contents_unread on app.contents (organization_id, created_at) where read_at is null;
call app.wall_off('contents', 'select, insert, update (keep_until, read_at), delete');

-- The words of a content. Row level security lets an index answer what compares texts, so they are rows.
create table app.content_words (
  organization_id uuid not null,
  word            text collate "C" not null,
  sha256          text not null,
  primary key (organization_id, word, sha256),
  constraint content_words_content_fk foreign key (organization_id, sha256)
    references app.contents (organization_id, sha256) on delete cascade
);
create index content_words_of_content on app.content_words (organization_id, sha256);
call app.wall_off('content_words', 'select, insert, delete');

create table app.documents (
  organization_id   uuid not null,
  id                uuid not null,
  title             text not null,
  document_type     text not null,
  visibility        text not null,
  building_id       uuid,
  unit_id           uuid,
  -- With whom alone it is shared.
  owner_id          uuid,
  expense_id        uuid,
  call_for_funds_id uuid,
  -- The letter that it is; its bytes lie there. Else the content of its latest version.
  letter_id         uuid,
  sha256            text,
  file_name         text not null,
  version_number    integer not null default 1,
  retention_until   date,
  legal_hold        boolean not null default false,
  created_by        uuid,
  version           integer not null default 1,
  created_at        timestamptz not null,
  updated_at        timestamptz not null,
  search_text       text generated always as (app.search_form(title || e'\n' || file_name)) stored,
  primary key (organization_id, id),
  constraint documents_type_known check (document_type in ('Invoice', 'Contract', 'MeetingInvitation',
    'MeetingMinutes', 'InsurancePolicy', 'MaintenanceReport', 'FinancialReport', 'Letter', 'Other')),
  constraint documents_visibility_known check (visibility in ('Staff', 'Board', 'Owners', 'Owner')),
  constraint documents_one_owner check ((visibility = 'Owner') = (owner_id is not null)),
  constraint documents_unit_in_building check (unit_id is null or building_id is not null),
  constraint documents_have_bytes check ((letter_id is null) = (sha256 is not null)),
  constraint documents_letter_once unique (organization_id, letter_id),
  constraint documents_building_fk foreign key (organization_id, building_id)
    references app.buildings (organization_id, id),
  constraint documents_unit_fk foreign key (organization_id, unit_id)
    references app.units (organization_id, id),
  constraint documents_owner_fk foreign key (organization_id, owner_id)
    references app.owners (organization_id, id),
  constraint documents_expense_fk foreign key (organization_id, expense_id)
    references app.expenses (organization_id, id) on delete set null (expense_id),
  constraint documents_call_fk foreign key (organization_id, call_for_funds_id)
    references app.calls_for_funds (organization_id, id) on delete set null (call_for_funds_id),
  constraint documents_letter_fk foreign key (organization_id, letter_id)
    references app.letters (organization_id, id),
  constraint documents_content_fk foreign key (organization_id, sha256)
    references app.contents (organization_id, sha256)
);
create index documents_by_creation on app.documents (organization_id, created_at, id);
create index documents_by_title on app.documents (organization_id, title, id);
create index documents_of_building on app.documents (organization_id, building_id, created_at, id);
create index documents_of_unit on app.documents (organization_id, unit_id) where unit_id is not null;
create index documents_of_owner on app.documents (organization_id, owner_id) where owner_id is not null;
create index documents_of_expense on app.documents (organization_id, expense_id)
  where expense_id is not null;
create index documents_of_call on app.documents (organization_id, call_for_funds_id)
  where call_for_funds_id is not null;
create index documents_of_content on app.documents (organization_id, sha256);
create index documents_search on app.documents (organization_id, id) include (search_text);
call app.wall_off('documents', 'select, insert, update, delete');

-- What a document was before: the contents that later versions took the place of, and the latest.
create table app.document_versions (
  organization_id uuid not null,
  document_id     uuid not null,
  version_number  integer not null,
  sha256          text not null,
  file_name       text not null,
  created_by      uuid not null,
  created_at      timestamptz not null,
  primary key (organization_id, document_id, version_number),
  constraint document_versions_document_fk foreign key (organization_id, document_id)
    references app.documents (organization_id, id) on delete cascade,
  constraint document_versions_content_fk foreign key (organization_id, sha256)
    references app.contents (organization_id, sha256)
);
create index document_versions_of_content on app.document_versions (organization_id, sha256);
call app.wall_off('document_versions', 'select, insert, delete');

-- Links by which a browser fetches a document once.
create table app.download_links (
  organization_id uuid not null,
  id              uuid not null,
  document_id     uuid not null,
  version_number  integer,
  expires_at      timestamptz not null,
  primary key (organization_id, id),
  constraint download_links_document_fk foreign key (organization_id, document_id)
    references app.documents (organization_id, id) on delete cascade
);
create index download_links_of_document on app.download_links (organization_id, document_id);
create index download_links_expired on app.download_links (organization_id, expires_at);
call app.wall_off('download_links', 'select, insert, delete');

-- The letters that were sent before this were documents all along.
insert into app.documents (organization_id, id, title, document_type, visibility, building_id, owner_id,
    call_for_funds_id, letter_id, file_name, created_at, updated_at)
  select organization_id, id, title, 'Letter', 'Owner', building_id, owner_id,
    case subject_type when 'CallForFunds' then subject_id end, id, file_name, drawn_at, drawn_at
  from app.letters where pdf is not null;
