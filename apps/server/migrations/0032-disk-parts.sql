-- Which parts of an upload have arrived is known by the records beside their bytes: one flush for a part instead of two.
-- An upload that is open while this runs is asked for its parts again.

drop table disk_upload_part;
comment on table disk_upload is 'an open upload is known by person, MD5, name, size and folder, its parts by the records beside their bytes; merged and given-up ones are kept a while so that a call sent twice answers the same';
