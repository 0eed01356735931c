-- The photo alone is shown to whoever sees the ticket.
select title from app.documents where is_attachment <> (title = 'Photo');
