-- Letters as they were sent: what each says is written down when it is sent, and drawn once.

create table app.letters (
  organization_id uuid not null,
  id              uuid not null,
  building_id     uuid not null,
  owner_id        uuid not null,
  -- What it is about: the call, the reminder.
  subject_type    text not null,
  subject_id      uuid not null,
  title           text not null,
  file_name       text not null,
  -- Every word and amount, until the letter is drawn.
  paper           jsonb,
  pdf             bytea,
  sha256          text,
  page_count      integer,
  drawn_at        timestamptz,
  created_at      timestamptz not null,
  primary key (organization_id, id),
  constraint letters_building_fk foreign key (organization_id, building_id)
    references app.buildings (organization_id, id),
  constraint letters_owner_fk foreign key (organization_id, owner_id)
    references app.owners (organization_id, id),
  constraint letters_subject_known check (subject_type in ('CallForFunds', 'PaymentReminder')),
  constraint letters_drawn_whole check ((pdf is null) = (paper is not null)
    and (pdf is null) = (sha256 is null) and (pdf is null) = (page_count is null)
    and (pdf is null) = (drawn_at is null))
);
create index letters_of_subject on app.letters (organization_id, subject_id, id);
create index letters_of_building on app.letters (organization_id, building_id, id);
create index letters_of_owner on app.letters (organization_id, owner_id, id);
create index letters_undrawn on app.letters (organization_id, created_at) where pdf is null;

-- Letters that go by post, and when they went.
create table app.letter_posts (
  organization_id uuid not null,
  id              uuid not null,
  letter_id       uuid not null,
  posted_on       date,
  tracking_number text,
  created_at      timestamptz not null,
  primary key (organization_id, id),
  constraint letter_posts_letter_fk foreign key (organization_id, letter_id)
    references app.letters (organization_id, id),
  constraint letter_posts_once unique (organization_id, letter_id),
  constraint letter_posts_tracked_when_posted check (posted_on is not null or tracking_number is null)
);

call app.wall_off('letters', 'select, insert, update (paper, pdf, sha256, page_count, drawn_at)');
call app.wall_off('letter_posts', 'select, insert, update (posted_on, tracking_number), delete');

alter table app.mails
  -- The letter that goes with it.
  add column letter_id uuid,
  add constraint mails_letter_fk foreign key (organization_id, letter_id)
    references app.letters (organization_id, id) deferrable initially deferred,
  drop constraint mails_purpose_known,
  add constraint mails_purpose_known check (purpose in ('CallForFunds', 'PaymentReminder',
    'Invitation', 'UnannouncedInvitation', 'PasswordReset', 'EmailChange', 'Other'));
create index mails_of_letter on app.mails (organization_id, letter_id) where letter_id is not null;
