-- Where one joins an assembly from afar.

alter table app.meetings add column remote_address text;
