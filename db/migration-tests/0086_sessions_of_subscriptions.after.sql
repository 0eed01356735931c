-- The address of an existing account counts as proved.
select id from auth.users where email_proved_at is null;
