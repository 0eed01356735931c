-- Each organization's entries are in order, …
select id from app.audit_log
  where sequence <> case when id = '00000000-0000-7000-8000-000000000012' then 2 else 1 end;
-- … each after the one before, …
select entry.id from app.audit_log as entry
  left join app.audit_log as previous
    on previous.organization_id = entry.organization_id and previous.sequence = entry.sequence - 1
  where entry.previous_hash <> coalesce(previous.hash, decode(repeat('0', 64), 'hex'));
-- … and the last is the head.
select head.organization_id from app.audit_heads as head
  left join app.audit_log as entry on entry.organization_id = head.organization_id
    and entry.sequence = head.entry_count
  where entry.hash is distinct from head.head_hash;
-- Its hash is that of the text which the service makes of it.
select id from app.audit_log where id = '00000000-0000-7000-8000-000000000011'
  and hash <> sha256(convert_to(repeat('0', 64)
    || '{"version":1,"organization_id":"00000000-0000-7000-8000-000000000001","sequence":1,'
    || '"id":"00000000-0000-7000-8000-000000000011","occurred_at":"2026-01-01T10:00:00.000Z",'
    || '"actor_id":"00000000-0000-7000-8000-0000000000a1","role_type":null,"operation":null,'
    || '"action":"expense.submitted","object_type":"expense",'
    || '"object_id":"00000000-0000-7000-8000-0000000000e1","changes":"[]","values_hash":null}', 'UTF8'));
-- Facts stand apart, where there are any.
select count(*) from app.audit_values having count(*) <> 1;
select id from app.audit_values where details ->> 'rejection_reason' <> 'Twice';
