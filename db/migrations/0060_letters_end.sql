-- Letters end with their time, and take what is of them alone: how they went, and the document they are.

alter table app.letter_posts
  drop constraint letter_posts_letter_fk,
  add constraint letter_posts_letter_fk foreign key (organization_id, letter_id)
    references app.letters (organization_id, id) on delete cascade;
alter table app.mails
  drop constraint mails_letter_fk,
  add constraint mails_letter_fk foreign key (organization_id, letter_id)
    references app.letters (organization_id, id) on delete cascade deferrable initially deferred;
alter table app.payment_reminders
  drop constraint payment_reminders_mail_fk,
  add constraint payment_reminders_mail_fk foreign key (organization_id, mail_id)
    references app.mails (organization_id, id) on delete set null (mail_id) deferrable initially deferred;
alter table app.payment_reminder_items
  drop constraint payment_reminder_items_mail_fk,
  add constraint payment_reminder_items_mail_fk foreign key (organization_id, gentle_mail_id)
    references app.mails (organization_id, id) on delete set null (gentle_mail_id)
    deferrable initially deferred;
alter table app.payment_reminder_letters
  drop constraint payment_reminder_letters_letter_fk,
  add constraint payment_reminder_letters_letter_fk foreign key (organization_id, letter_id)
    references app.letters (organization_id, id) on delete cascade;
alter table app.documents
  drop constraint documents_letter_fk,
  add constraint documents_letter_fk foreign key (organization_id, letter_id)
    references app.letters (organization_id, id) on delete cascade;

grant delete on app.letters to millieme_app;
create index letters_by_creation on app.letters (organization_id, created_at);

-- What the office noted on claims that were settled, the oldest first.
create index payment_reminders_noted on app.payment_reminders (organization_id, settled_on)
  where settled_on is not null and (notes is not null or message is not null);
