-- Machines say how near to the edge of a sheet they print; those of before are taken for usual ones.
update print_machine set settings = settings || '{"edgeMm": 5}' where not settings ? 'edgeMm';
