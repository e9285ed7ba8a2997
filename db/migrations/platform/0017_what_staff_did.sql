-- What somebody did, in order: the log of the staff is read by it. Businesses' own audits are not read by person.
CREATE INDEX `audit_by_actor` ON `audit` (`actor`,`at`,`id`);
