-- Cast under the sign-in of an owner or proxy holder: nobody else changes it (art. 3.87 §6).
alter table app.votes add column is_own boolean not null default false;

-- A proxy also holds for the second session, unless it says otherwise (art. 3.87 §7).
alter table app.proxies add column first_session_only boolean not null default false;
