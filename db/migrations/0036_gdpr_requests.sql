-- What people have asked about their data, and by when they are to be answered.

create table app.gdpr_requests (
  organization_id  uuid not null,
  id               uuid not null,
  owner_id         uuid not null,
  kind             text not null,
  -- In the words of the person.
  details          text,
  received_on      date not null,
  due_on           date not null,
  status           text not null,
  extended_on      date,
  extension_reason text,
  -- What was done, or why it was refused.
  outcome          text,
  answered_at      timestamptz,
  -- The last day on which the office was reminded of it.
  reminded_on      date,
  created_by       uuid not null,
  version          integer not null default 1,
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  primary key (organization_id, id),
  constraint gdpr_requests_owner_fk foreign key (organization_id, owner_id)
    references app.owners (organization_id, id),
  constraint gdpr_requests_kind_known check (kind in ('Access', 'Portability', 'Rectification', 'Erasure',
    'Restriction', 'Objection')),
  constraint gdpr_requests_status_known check (status in ('Open', 'Extended', 'Completed', 'Refused')),
  constraint gdpr_requests_answered_when check ((status in ('Completed', 'Refused')) = (answered_at is not null)),
  constraint gdpr_requests_refused_with_reason check (status <> 'Refused' or outcome is not null),
  constraint gdpr_requests_extended_with_reason check ((extended_on is null) = (extension_reason is null)),
  constraint gdpr_requests_due_after_receipt check (due_on > received_on)
);
create index gdpr_requests_by_receipt on app.gdpr_requests (organization_id, received_on, id);
create index gdpr_requests_by_due on app.gdpr_requests (organization_id, due_on, id);
create index gdpr_requests_by_creation on app.gdpr_requests (organization_id, created_at, id);
create index gdpr_requests_of_owner on app.gdpr_requests (organization_id, owner_id, created_at, id);
create index gdpr_requests_unanswered on app.gdpr_requests (organization_id, due_on)
  where status in ('Open', 'Extended');
call app.wall_off('gdpr_requests', 'select, insert, update');
