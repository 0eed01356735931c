select 'buildings were lost' as fault where (select count(*) from app.buildings) <> 4;
select 'the owner was lost' as fault where not exists (select from app.owners where language = 'nl');
select 'the notification was lost' as fault where not exists (
  select from app.notifications where notification_type = 'PaymentOverdue');
-- What is no value of the list is refused from now on.
do $$
begin
  update app.owners set language = 'it';
  raise 'an unknown language was taken';
exception when check_violation then null;
end $$;
do $$
begin
  update app.notifications set notification_type = 'Gossip';
  raise 'an unknown type was taken';
exception when check_violation then null;
end $$;
