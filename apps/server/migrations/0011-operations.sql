-- The announced upgrade: one row, or none. Who set it, and when, is in the audit.

create table upgrade_window (
  single boolean primary key default true check (single),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (ends_at > starts_at)
);
grant select, insert, update, delete on upgrade_window to zhibi_system;
