-- A push subscription ends with the session that set it up. Those of before end with all sessions of the account.
alter table auth.push_subscriptions add column session_id uuid references auth.sessions (id) on delete set null;
create index push_subscriptions_by_session on auth.push_subscriptions (session_id);
-- The first person to prove an address gets an empty account. The addresses of existing accounts count as proved.
alter table auth.users add column email_proved_at timestamptz;
update auth.users set email_proved_at = created_at;
