-- A column whose name ends in sha256 names a kept content: it is read again in the background and told when it is
-- missing. What keys of seats and signed ballots are known by is no file.
alter table lesson_seat rename column token_sha256 to token_hash;
alter table lesson_box_signed rename column blinded_sha256 to blinded_hash;
