select 'an item has another key: ' || title as fault from app.agenda_items
  where text_key is distinct from description;
select 'a decision has another key: ' || title as fault from app.decisions
  where text_key is distinct from text;
select 'a meeting has another key: ' || title as fault from app.meetings
  where text_key is distinct from agenda;
select 'a call has another key: ' || title as fault from app.calls_for_funds
  where text_key is distinct from description;
select 'a title was lost' as fault where (select count(*) from app.calls_for_funds) <> 10
  or (select count(*) from app.agenda_items) <> 4;
