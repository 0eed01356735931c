-- The letters of reminders as they were sent, each of its level: of one that is sent anew, the latest counts.

create table app.payment_reminder_letters (
  organization_id uuid not null,
  letter_id       uuid not null,
  reminder_id     uuid not null,
  reminder_level  text not null,
  primary key (organization_id, letter_id),
  constraint payment_reminder_letters_letter_fk foreign key (organization_id, letter_id)
    references app.letters (organization_id, id),
  constraint payment_reminder_letters_reminder_fk foreign key (organization_id, reminder_id)
    references app.payment_reminders (organization_id, id),
  constraint payment_reminder_letters_level_known check
    (reminder_level in ('Gentle', 'Formal', 'FinalNotice', 'LegalAction'))
);
create index payment_reminder_letters_of_reminder on app.payment_reminder_letters
  (organization_id, reminder_id, reminder_level, letter_id);
call app.wall_off('payment_reminder_letters', 'select, insert');
