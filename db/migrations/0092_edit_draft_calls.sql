-- The parts of a draft call are replaced when it is edited.
grant delete on app.call_parts to millieme_app;
