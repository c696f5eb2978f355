CREATE TABLE `kalends_clock` (
  `id` bigint(20) NOT NULL,
  `sequence` bigint(20) NOT NULL,
  `post_id` bigint(20) NOT NULL,
  `term_id` bigint(20) NOT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin ROW_FORMAT=DYNAMIC;
CREATE TABLE `kalends_events` (
  `id` bigint(20) NOT NULL,
  `revision` bigint(20) NOT NULL,
  `author` bigint(20) NOT NULL,
  `status` varchar(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `slug` varchar(255) DEFAULT NULL,
  `former_slug` varchar(255) DEFAULT NULL,
  `date` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `date_utc` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `modified` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `modified_utc` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `changed_utc` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `description` mediumtext NOT NULL,
  `website` mediumtext NOT NULL,
  `title_key` mediumtext NOT NULL,
  `search_text` mediumtext NOT NULL,
  `image` mediumtext DEFAULT NULL,
  `title` mediumtext NOT NULL,
  `excerpt` mediumtext NOT NULL,
  `password_hash` mediumtext NOT NULL,
  `timezone` mediumtext NOT NULL,
  `cost` mediumtext NOT NULL,
  `all_day` tinyint(4) NOT NULL,
  `show_map` tinyint(4) NOT NULL,
  `show_map_link` tinyint(4) NOT NULL,
  `hide_from_listings` tinyint(4) NOT NULL,
  `sticky` tinyint(4) NOT NULL,
  `featured` tinyint(4) NOT NULL,
  `start_date` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `end_date` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `utc_start_date` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `utc_end_date` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `categories` mediumtext CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `tags` mediumtext CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `venue` mediumtext CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `organizer` mediumtext CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `post_parent` bigint(20) NOT NULL,
  `extra` mediumtext DEFAULT NULL,
  `title_start` varchar(700) NOT NULL DEFAULT '',
  `is_protected` tinyint(4) NOT NULL DEFAULT 0,
  PRIMARY KEY (`id`),
  UNIQUE KEY `slug` (`slug`),
  KEY `former_slug` (`former_slug`,`revision`),
  KEY `published` (`status`,`date_utc`,`id`),
  KEY `changed` (`changed_utc`),
  KEY `listed` (`hide_from_listings`,`status`,`start_date`,`date_utc`,`id`,`end_date`),
  KEY `everything` (`hide_from_listings`,`start_date`,`date_utc`,`id`,`end_date`,`status`,`author`),
  KEY `parent` (`post_parent`),
  KEY `featured` (`hide_from_listings`,`featured`,`start_date`,`date_utc`,`id`,`end_date`,`status`,`author`,`is_protected`,`post_parent`),
  KEY `by_title` (`hide_from_listings`,`title_start`,`start_date`,`date_utc`,`id`,`end_date`,`status`,`author`,`featured`,`is_protected`,`post_parent`),
  KEY `by_date` (`hide_from_listings`,`date_utc`,`start_date`,`id`,`end_date`,`status`,`author`,`featured`,`is_protected`,`post_parent`),
  KEY `by_modified` (`hide_from_listings`,`modified_utc`,`start_date`,`date_utc`,`id`,`end_date`,`status`,`author`,`featured`,`is_protected`,`post_parent`),
  KEY `by_end` (`hide_from_listings`,`end_date`,`start_date`,`date_utc`,`id`,`status`,`author`,`featured`,`is_protected`,`post_parent`),
  KEY `narrow` (`id`,`hide_from_listings`,`end_date`,`status`,`author`,`featured`,`is_protected`,`post_parent`,`start_date`,`date_utc`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin ROW_FORMAT=DYNAMIC;
CREATE TABLE `kalends_event_links` (
  `kind` varchar(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `target_id` bigint(20) NOT NULL,
  `event_id` bigint(20) NOT NULL,
  `author` bigint(20) NOT NULL,
  `hide_from_listings` tinyint(4) NOT NULL,
  `status` varchar(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `start_date` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `end_date` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `utc_start_date` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `date_utc` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (`kind`,`target_id`,`hide_from_listings`,`status`,`start_date`,`date_utc`,`event_id`),
  KEY `event` (`event_id`),
  KEY `everything` (`kind`,`target_id`,`hide_from_listings`,`start_date`,`date_utc`,`event_id`,`end_date`,`status`,`author`),
  KEY `scheduled` (`kind`,`target_id`,`status`,`date_utc`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin ROW_FORMAT=DYNAMIC;
CREATE TABLE `kalends_journal` (
  `sequence` bigint(20) NOT NULL,
  `kind` varchar(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `id` bigint(20) NOT NULL,
  `at` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `was` mediumtext CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `became` mediumtext CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `token` varchar(100) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  PRIMARY KEY (`sequence`),
  KEY `time` (`kind`,`at`,`sequence`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin ROW_FORMAT=DYNAMIC;
CREATE TABLE `kalends_migrations` (
  `version` bigint(20) NOT NULL,
  `name` varchar(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `applied_utc` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (`version`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin ROW_FORMAT=DYNAMIC;
CREATE TABLE `kalends_organizers` (
  `id` bigint(20) NOT NULL,
  `revision` bigint(20) NOT NULL,
  `author` bigint(20) NOT NULL,
  `status` varchar(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `slug` varchar(255) DEFAULT NULL,
  `former_slug` varchar(255) DEFAULT NULL,
  `date` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `date_utc` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `modified` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `modified_utc` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `changed_utc` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `description` mediumtext NOT NULL,
  `website` mediumtext NOT NULL,
  `title_key` mediumtext NOT NULL,
  `search_text` mediumtext NOT NULL,
  `image` mediumtext DEFAULT NULL,
  `organizer` mediumtext NOT NULL,
  `phone` mediumtext NOT NULL,
  `email` mediumtext NOT NULL,
  `extra` mediumtext DEFAULT NULL,
  `title_start` varchar(700) NOT NULL DEFAULT '',
  PRIMARY KEY (`id`),
  UNIQUE KEY `slug` (`slug`),
  KEY `former_slug` (`former_slug`,`revision`),
  KEY `published` (`status`,`date_utc`,`id`),
  KEY `changed` (`changed_utc`),
  KEY `name` (`title_key`(100)),
  KEY `by_title` (`title_start`,`date_utc`,`id`,`status`,`author`),
  KEY `by_date` (`date_utc`,`id`,`status`,`author`),
  KEY `by_modified` (`modified_utc`,`date_utc`,`id`,`status`,`author`),
  KEY `narrow` (`id`,`status`,`author`,`date_utc`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin ROW_FORMAT=DYNAMIC;
CREATE TABLE `kalends_replays` (
  `name` varchar(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `fingerprint` mediumtext NOT NULL,
  `status` bigint(20) NOT NULL,
  `body` mediumtext NOT NULL,
  `at` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (`name`),
  KEY `time` (`at`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin ROW_FORMAT=DYNAMIC;
CREATE TABLE `kalends_state` (
  `name` varchar(255) NOT NULL,
  `value` mediumtext NOT NULL,
  PRIMARY KEY (`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin ROW_FORMAT=DYNAMIC;
CREATE TABLE `kalends_terms` (
  `id` bigint(20) NOT NULL,
  `revision` bigint(20) NOT NULL,
  `parent` bigint(20) NOT NULL,
  `kind` varchar(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `slug` varchar(255) NOT NULL,
  `name` mediumtext NOT NULL,
  `description` mediumtext NOT NULL,
  `name_key` mediumtext NOT NULL,
  `name_lower` mediumtext NOT NULL,
  `changed_utc` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `published` bigint(20) NOT NULL DEFAULT 0,
  PRIMARY KEY (`id`),
  UNIQUE KEY `slug` (`kind`,`slug`),
  KEY `name` (`kind`,`name_lower`(100)),
  KEY `parent` (`kind`,`parent`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin ROW_FORMAT=DYNAMIC;
CREATE TABLE `kalends_venues` (
  `id` bigint(20) NOT NULL,
  `revision` bigint(20) NOT NULL,
  `author` bigint(20) NOT NULL,
  `status` varchar(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `slug` varchar(255) DEFAULT NULL,
  `former_slug` varchar(255) DEFAULT NULL,
  `date` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `date_utc` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `modified` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `modified_utc` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `changed_utc` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `description` mediumtext NOT NULL,
  `website` mediumtext NOT NULL,
  `title_key` mediumtext NOT NULL,
  `search_text` mediumtext NOT NULL,
  `image` mediumtext DEFAULT NULL,
  `venue` mediumtext NOT NULL,
  `address` mediumtext NOT NULL,
  `city` mediumtext NOT NULL,
  `country` mediumtext NOT NULL,
  `province` mediumtext NOT NULL,
  `state` mediumtext NOT NULL,
  `zip` mediumtext NOT NULL,
  `phone` mediumtext NOT NULL,
  `stateprovince` mediumtext NOT NULL,
  `show_map` tinyint(4) NOT NULL,
  `show_map_link` tinyint(4) NOT NULL,
  `extra` mediumtext DEFAULT NULL,
  `geo_lat` double DEFAULT NULL,
  `geo_lng` double DEFAULT NULL,
  `geo_x` double DEFAULT NULL,
  `geo_y` double DEFAULT NULL,
  `geo_z` double DEFAULT NULL,
  `title_start` varchar(700) NOT NULL DEFAULT '',
  PRIMARY KEY (`id`),
  UNIQUE KEY `slug` (`slug`),
  KEY `former_slug` (`former_slug`,`revision`),
  KEY `published` (`status`,`date_utc`,`id`),
  KEY `changed` (`changed_utc`),
  KEY `name` (`title_key`(100)),
  KEY `kalends_venues_position` (`geo_lat`,`geo_lng`),
  KEY `by_title` (`title_start`,`date_utc`,`id`,`status`,`author`),
  KEY `by_date` (`date_utc`,`id`,`status`,`author`),
  KEY `by_modified` (`modified_utc`,`date_utc`,`id`,`status`,`author`),
  KEY `narrow` (`id`,`status`,`author`,`date_utc`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin ROW_FORMAT=DYNAMIC;
CREATE TABLE `kalends_words` (
  `word` varchar(64) NOT NULL,
  PRIMARY KEY (`word`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin ROW_FORMAT=DYNAMIC;
CREATE TABLE `kalends_word_parts` (
  `part` varchar(32) NOT NULL,
  `word` varchar(64) NOT NULL,
  PRIMARY KEY (`part`,`word`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin ROW_FORMAT=DYNAMIC;
CREATE TABLE `kalends_word_uses` (
  `kind` varchar(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `word` varchar(64) NOT NULL,
  `id` bigint(20) NOT NULL,
  PRIMARY KEY (`kind`,`word`,`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin ROW_FORMAT=DYNAMIC;
INSERT INTO kalends_clock (id, sequence, post_id, term_id) VALUES ('1', '20', '14', '3');
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra, title_start, is_protected) VALUES ('4', '7', '1', 'publish', 'opening', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'opening night', 'opening night', NULL, 'Opening night', '', '', 'UTC', '', 0, 1, 1, 0, 0, 1, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '<2>', '<3>', '<1>', '<3>', '0', NULL, 'opening night', 0);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra, title_start, is_protected) VALUES ('5', '8', '1', 'publish', 'opening-2', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '<p>Saxophone; two sets</p>', '', 'emile''s matinee 🎷', 'emile''s matinee 🎷
saxophone; two sets', NULL, 'Émile’s matinée 🎷', '', '', 'UTC', '', 0, 1, 1, 0, 0, 0, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '', '', '', '', '0', NULL, 'emile''s matinee 🎷', 0);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra, title_start, is_protected) VALUES ('6', '9', '1', 'publish', 'sealed', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'sealed', 'sealed', NULL, 'Sealed', '', 'pbkdf2$1$c2FsdHNhbHQ=$x', 'UTC', '', 0, 1, 1, 0, 0, 0, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '', '', '<2>', '', '0', NULL, 'sealed', 1);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra, title_start, is_protected) VALUES ('7', '10', '7', 'draft', 'draft', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'a draft one', 'a draft one', NULL, 'A draft one', '', '', 'UTC', '', 0, 1, 1, 0, 0, 0, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '', '', '', '', '0', NULL, 'a draft one', 0);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra, title_start, is_protected) VALUES ('8', '11', '7', 'pending', 'pending', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'a pending one', 'a pending one', NULL, 'A pending one', '', '', 'UTC', '', 0, 1, 1, 0, 0, 0, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '', '', '', '', '0', NULL, 'a pending one', 0);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra, title_start, is_protected) VALUES ('9', '12', '7', 'private', 'private', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'a private one', 'a private one', NULL, 'A private one', '', '', 'UTC', '', 0, 1, 1, 0, 0, 0, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '', '', '', '', '0', NULL, 'a private one', 0);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra, title_start, is_protected) VALUES ('10', '13', '1', 'publish', 'to-come', NULL, '2027-09-01 09:00:00', '2027-09-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'to come', 'to come', NULL, 'To come', '', '', 'UTC', '', 0, 1, 1, 0, 0, 0, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '', '', '', '', '0', NULL, 'to come', 0);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra, title_start, is_protected) VALUES ('11', '15', '1', 'publish', 'after', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'moved', 'moved', NULL, 'Moved', '', '', 'UTC', '', 0, 1, 1, 0, 1, 0, '2027-06-20 10:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '', '', '', '', '0', NULL, 'moved', 0);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra, title_start, is_protected) VALUES ('12', '17', '1', 'trash', NULL, 'binned', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'binned', 'binned', NULL, 'Binned', '', '', 'UTC', '', 0, 1, 1, 0, 0, 0, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '<2>', '<3>', '<1>', '<3>', '0', NULL, 'binned', 0);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra, title_start, is_protected) VALUES ('14', '20', '1', 'publish', 'seats', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'with seats', 'with seats', NULL, 'With seats', '', '', 'UTC', '', 0, 1, 1, 0, 0, 0, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '', '', '', '', '0', '{"tickets":3,"seats":"A–C"}', 'with seats', 0);
INSERT INTO kalends_event_links (kind, target_id, event_id, author, hide_from_listings, status, start_date, end_date, utc_start_date, date_utc) VALUES ('categories', '2', '4', '1', 0, 'publish', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-01-01 09:00:00');
INSERT INTO kalends_event_links (kind, target_id, event_id, author, hide_from_listings, status, start_date, end_date, utc_start_date, date_utc) VALUES ('categories', '2', '12', '1', 0, 'trash', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-01-01 09:00:00');
INSERT INTO kalends_event_links (kind, target_id, event_id, author, hide_from_listings, status, start_date, end_date, utc_start_date, date_utc) VALUES ('extra#192899102d827f675fdcb8cfe2d91b08f6099c4efb5b2b941943f22e9bdb8f95', '0', '14', '1', 0, 'publish', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-01-01 09:00:00');
INSERT INTO kalends_event_links (kind, target_id, event_id, author, hide_from_listings, status, start_date, end_date, utc_start_date, date_utc) VALUES ('extra.seats', '0', '14', '1', 0, 'publish', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-01-01 09:00:00');
INSERT INTO kalends_event_links (kind, target_id, event_id, author, hide_from_listings, status, start_date, end_date, utc_start_date, date_utc) VALUES ('extra.tickets', '0', '14', '1', 0, 'publish', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-01-01 09:00:00');
INSERT INTO kalends_event_links (kind, target_id, event_id, author, hide_from_listings, status, start_date, end_date, utc_start_date, date_utc) VALUES ('extra.tickets=3', '0', '14', '1', 0, 'publish', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-01-01 09:00:00');
INSERT INTO kalends_event_links (kind, target_id, event_id, author, hide_from_listings, status, start_date, end_date, utc_start_date, date_utc) VALUES ('organizer', '3', '4', '1', 0, 'publish', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-01-01 09:00:00');
INSERT INTO kalends_event_links (kind, target_id, event_id, author, hide_from_listings, status, start_date, end_date, utc_start_date, date_utc) VALUES ('organizer', '3', '12', '1', 0, 'trash', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-01-01 09:00:00');
INSERT INTO kalends_event_links (kind, target_id, event_id, author, hide_from_listings, status, start_date, end_date, utc_start_date, date_utc) VALUES ('tags', '3', '4', '1', 0, 'publish', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-01-01 09:00:00');
INSERT INTO kalends_event_links (kind, target_id, event_id, author, hide_from_listings, status, start_date, end_date, utc_start_date, date_utc) VALUES ('tags', '3', '12', '1', 0, 'trash', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-01-01 09:00:00');
INSERT INTO kalends_event_links (kind, target_id, event_id, author, hide_from_listings, status, start_date, end_date, utc_start_date, date_utc) VALUES ('venue', '1', '4', '1', 0, 'publish', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-01-01 09:00:00');
INSERT INTO kalends_event_links (kind, target_id, event_id, author, hide_from_listings, status, start_date, end_date, utc_start_date, date_utc) VALUES ('venue', '1', '12', '1', 0, 'trash', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-01-01 09:00:00');
INSERT INTO kalends_event_links (kind, target_id, event_id, author, hide_from_listings, status, start_date, end_date, utc_start_date, date_utc) VALUES ('venue', '2', '6', '1', 0, 'publish', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-01-01 09:00:00');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('1', 'category', '1', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":0,"date_utc":"","hidden":false}', '168100d3-0ee1-4fa2-b786-32c16557bc05');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('2', 'category', '2', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":0,"date_utc":"","hidden":false}', '9723e886-198d-4932-aa17-6c00678c072a');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('3', 'tag', '3', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":0,"date_utc":"","hidden":false}', 'e79474dd-d7a0-41db-8aea-3ca2af85b6dc');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('4', 'venue', '1', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":1,"changed_utc":"2027-01-01 09:00:00"}', '90576ce6-02e4-43f3-b138-f764f3cbeff6');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('5', 'venue', '2', '2027-01-01 09:00:00', NULL, '{"status":"draft","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":2,"changed_utc":"2027-01-01 09:00:00"}', '80792cba-1445-4e4f-8c0e-4c5ee2c987fd');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('6', 'organizer', '3', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":3,"changed_utc":"2027-01-01 09:00:00"}', '4713498b-38dc-42c1-9291-df49fab435f0');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('7', 'event', '4', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":4,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":true,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[2],"tags":[3],"venue":[1],"organizer":[3]}', '47338fd4-a5da-4772-9a42-0a9c19411833');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('8', 'event', '5', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":5,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[],"organizer":[]}', 'f40bf28d-7204-43cb-9276-c5052ddbe73f');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('9', 'event', '6', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":6,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[2],"organizer":[]}', '6ebcf215-194f-4d7a-9bc5-7c7ec5d60489');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('10', 'event', '7', '2027-01-01 09:00:00', NULL, '{"status":"draft","author":7,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":7,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[],"organizer":[]}', '21947a55-ba93-47fd-bbe6-975eff52d9ef');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('11', 'event', '8', '2027-01-01 09:00:00', NULL, '{"status":"pending","author":7,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":8,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[],"organizer":[]}', '70587007-3f49-43ca-b33d-65ee82388fef');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('12', 'event', '9', '2027-01-01 09:00:00', NULL, '{"status":"private","author":7,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":9,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[],"organizer":[]}', 'c7a112e1-30ef-47c7-b76f-f502a1d4c757');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('13', 'event', '10', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-09-01 09:00:00","hidden":false,"id":10,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[],"organizer":[]}', '07519c12-dfb5-487a-a87b-12fafd3f1c4b');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('14', 'event', '11', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":11,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[],"organizer":[]}', '94891061-dacd-42ee-9ac3-1ae7a48e52ce');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('15', 'event', '11', '2027-01-01 09:00:00', '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":11,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[],"organizer":[]}', '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":11,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-20 10:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[],"organizer":[]}', '4219db49-da09-46b8-a863-6ee110e14274');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('16', 'event', '12', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":12,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[2],"tags":[3],"venue":[1],"organizer":[3]}', '98d2ade2-ecf4-43f0-9462-6f47d50be440');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('17', 'event', '12', '2027-01-01 09:00:00', '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":12,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[2],"tags":[3],"venue":[1],"organizer":[3]}', '{"status":"trash","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":12,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[2],"tags":[3],"venue":[1],"organizer":[3]}', 'c5b75562-4935-41bf-b106-adda3ea93cef');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('18', 'event', '13', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":13,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[],"organizer":[]}', 'fdc20271-5c5f-4211-b015-39f676696736');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('19', 'event', '13', '2027-06-01 12:00:00', '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":13,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[],"organizer":[]}', NULL, 'f9e51be5-8dcb-4106-a4f0-fe72792a93b4');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('20', 'event', '14', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":14,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[],"organizer":[]}', 'ca0d5909-9a6b-4eda-956b-ea343fb0169f');
INSERT INTO kalends_migrations (version, name, applied_utc) VALUES ('1', 'tables', '2026-11-28 12:30:04');
INSERT INTO kalends_migrations (version, name, applied_utc) VALUES ('2', 'plugins', '2026-11-28 12:30:04');
INSERT INTO kalends_migrations (version, name, applied_utc) VALUES ('3', 'tokens', '2026-11-28 12:30:04');
INSERT INTO kalends_migrations (version, name, applied_utc) VALUES ('4', 'lists', '2026-11-28 12:30:04');
INSERT INTO kalends_organizers (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, organizer, phone, email, extra, title_start) VALUES ('3', '6', '1', 'publish', 'club', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'jazz club', 'jazz club', NULL, 'Jazz Club', '', '', NULL, 'jazz club');
INSERT INTO kalends_replays (name, fingerprint, status, body, at) VALUES ('6084aab73b5a26b960ee6a32379f1ad042617eecde70e99a8e2b08db29427063', 'f', '201', '{"id":1}', '2027-06-01 12:00:00');
INSERT INTO kalends_state (name, value) VALUES ('feed/position', '17');
INSERT INTO kalends_terms (id, revision, parent, kind, slug, name, description, name_key, name_lower, changed_utc, published) VALUES ('1', '1', '0', 'category', 'music', 'Music &amp; Café', '', 'music &amp; cafe', 'music &amp; café', '2027-01-01 09:00:00', '0');
INSERT INTO kalends_terms (id, revision, parent, kind, slug, name, description, name_key, name_lower, changed_utc, published) VALUES ('2', '2', '1', 'category', 'jazz', 'Jazz', '', 'jazz', 'jazz', '2027-01-01 09:00:00', '1');
INSERT INTO kalends_terms (id, revision, parent, kind, slug, name, description, name_key, name_lower, changed_utc, published) VALUES ('3', '3', '0', 'tag', 'free-entry', 'Free entry 🎟', '', 'free entry 🎟', 'free entry 🎟', '2027-01-01 09:00:00', '1');
INSERT INTO kalends_venues (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, venue, address, city, country, province, state, zip, phone, stateprovince, show_map, show_map_link, extra, geo_lat, geo_lng, geo_x, geo_y, geo_z, title_start) VALUES ('1', '4', '1', 'publish', 'halle', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'grosse halle', 'grosse halle
koln', NULL, 'Große Halle', '', 'Köln', '', '', '', '', '', '', 1, 1, NULL, NULL, NULL, NULL, NULL, NULL, 'grosse halle');
INSERT INTO kalends_venues (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, venue, address, city, country, province, state, zip, phone, stateprovince, show_map, show_map_link, extra, geo_lat, geo_lng, geo_x, geo_y, geo_z, title_start) VALUES ('2', '5', '1', 'draft', 'back', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'backroom', 'backroom', NULL, 'Backroom', '', '', '', '', '', '', '', '', 1, 1, NULL, NULL, NULL, NULL, NULL, NULL, 'backroom');
INSERT INTO kalends_words (word) VALUES ('a');
INSERT INTO kalends_words (word) VALUES ('backroom');
INSERT INTO kalends_words (word) VALUES ('binned');
INSERT INTO kalends_words (word) VALUES ('club');
INSERT INTO kalends_words (word) VALUES ('come');
INSERT INTO kalends_words (word) VALUES ('draft');
INSERT INTO kalends_words (word) VALUES ('emile''s');
INSERT INTO kalends_words (word) VALUES ('gone');
INSERT INTO kalends_words (word) VALUES ('grosse');
INSERT INTO kalends_words (word) VALUES ('halle');
INSERT INTO kalends_words (word) VALUES ('jazz');
INSERT INTO kalends_words (word) VALUES ('koln');
INSERT INTO kalends_words (word) VALUES ('matinee');
INSERT INTO kalends_words (word) VALUES ('moved');
INSERT INTO kalends_words (word) VALUES ('night');
INSERT INTO kalends_words (word) VALUES ('one');
INSERT INTO kalends_words (word) VALUES ('opening');
INSERT INTO kalends_words (word) VALUES ('pending');
INSERT INTO kalends_words (word) VALUES ('private');
INSERT INTO kalends_words (word) VALUES ('saxophone;');
INSERT INTO kalends_words (word) VALUES ('sealed');
INSERT INTO kalends_words (word) VALUES ('seats');
INSERT INTO kalends_words (word) VALUES ('sets');
INSERT INTO kalends_words (word) VALUES ('to');
INSERT INTO kalends_words (word) VALUES ('two');
INSERT INTO kalends_words (word) VALUES ('with');
INSERT INTO kalends_words (word) VALUES ('🎷');
INSERT INTO kalends_word_parts (part, word) VALUES ('''s', 'emile''s');
INSERT INTO kalends_word_parts (part, word) VALUES (';', 'saxophone;');
INSERT INTO kalends_word_parts (part, word) VALUES ('a', 'a');
INSERT INTO kalends_word_parts (part, word) VALUES ('ackroom', 'backroom');
INSERT INTO kalends_word_parts (part, word) VALUES ('aft', 'draft');
INSERT INTO kalends_word_parts (part, word) VALUES ('aled', 'sealed');
INSERT INTO kalends_word_parts (part, word) VALUES ('alle', 'halle');
INSERT INTO kalends_word_parts (part, word) VALUES ('ate', 'private');
INSERT INTO kalends_word_parts (part, word) VALUES ('atinee', 'matinee');
INSERT INTO kalends_word_parts (part, word) VALUES ('ats', 'seats');
INSERT INTO kalends_word_parts (part, word) VALUES ('axophone;', 'saxophone;');
INSERT INTO kalends_word_parts (part, word) VALUES ('azz', 'jazz');
INSERT INTO kalends_word_parts (part, word) VALUES ('b', 'club');
INSERT INTO kalends_word_parts (part, word) VALUES ('backroom', 'backroom');
INSERT INTO kalends_word_parts (part, word) VALUES ('binned', 'binned');
INSERT INTO kalends_word_parts (part, word) VALUES ('ckroom', 'backroom');
INSERT INTO kalends_word_parts (part, word) VALUES ('club', 'club');
INSERT INTO kalends_word_parts (part, word) VALUES ('come', 'come');
INSERT INTO kalends_word_parts (part, word) VALUES ('d', 'binned');
INSERT INTO kalends_word_parts (part, word) VALUES ('d', 'moved');
INSERT INTO kalends_word_parts (part, word) VALUES ('d', 'sealed');
INSERT INTO kalends_word_parts (part, word) VALUES ('ding', 'pending');
INSERT INTO kalends_word_parts (part, word) VALUES ('draft', 'draft');
INSERT INTO kalends_word_parts (part, word) VALUES ('e', 'come');
INSERT INTO kalends_word_parts (part, word) VALUES ('e', 'gone');
INSERT INTO kalends_word_parts (part, word) VALUES ('e', 'grosse');
INSERT INTO kalends_word_parts (part, word) VALUES ('e', 'halle');
INSERT INTO kalends_word_parts (part, word) VALUES ('e', 'matinee');
INSERT INTO kalends_word_parts (part, word) VALUES ('e', 'one');
INSERT INTO kalends_word_parts (part, word) VALUES ('e', 'private');
INSERT INTO kalends_word_parts (part, word) VALUES ('e''s', 'emile''s');
INSERT INTO kalends_word_parts (part, word) VALUES ('e;', 'saxophone;');
INSERT INTO kalends_word_parts (part, word) VALUES ('ealed', 'sealed');
INSERT INTO kalends_word_parts (part, word) VALUES ('eats', 'seats');
INSERT INTO kalends_word_parts (part, word) VALUES ('ed', 'binned');
INSERT INTO kalends_word_parts (part, word) VALUES ('ed', 'moved');
INSERT INTO kalends_word_parts (part, word) VALUES ('ed', 'sealed');
INSERT INTO kalends_word_parts (part, word) VALUES ('ee', 'matinee');
INSERT INTO kalends_word_parts (part, word) VALUES ('emile''s', 'emile''s');
INSERT INTO kalends_word_parts (part, word) VALUES ('ending', 'pending');
INSERT INTO kalends_word_parts (part, word) VALUES ('ening', 'opening');
INSERT INTO kalends_word_parts (part, word) VALUES ('ets', 'sets');
INSERT INTO kalends_word_parts (part, word) VALUES ('ft', 'draft');
INSERT INTO kalends_word_parts (part, word) VALUES ('g', 'opening');
INSERT INTO kalends_word_parts (part, word) VALUES ('g', 'pending');
INSERT INTO kalends_word_parts (part, word) VALUES ('ght', 'night');
INSERT INTO kalends_word_parts (part, word) VALUES ('gone', 'gone');
INSERT INTO kalends_word_parts (part, word) VALUES ('grosse', 'grosse');
INSERT INTO kalends_word_parts (part, word) VALUES ('h', 'with');
INSERT INTO kalends_word_parts (part, word) VALUES ('halle', 'halle');
INSERT INTO kalends_word_parts (part, word) VALUES ('hone;', 'saxophone;');
INSERT INTO kalends_word_parts (part, word) VALUES ('ht', 'night');
INSERT INTO kalends_word_parts (part, word) VALUES ('ight', 'night');
INSERT INTO kalends_word_parts (part, word) VALUES ('ile''s', 'emile''s');
INSERT INTO kalends_word_parts (part, word) VALUES ('inee', 'matinee');
INSERT INTO kalends_word_parts (part, word) VALUES ('ing', 'opening');
INSERT INTO kalends_word_parts (part, word) VALUES ('ing', 'pending');
INSERT INTO kalends_word_parts (part, word) VALUES ('inned', 'binned');
INSERT INTO kalends_word_parts (part, word) VALUES ('ith', 'with');
INSERT INTO kalends_word_parts (part, word) VALUES ('ivate', 'private');
INSERT INTO kalends_word_parts (part, word) VALUES ('jazz', 'jazz');
INSERT INTO kalends_word_parts (part, word) VALUES ('koln', 'koln');
INSERT INTO kalends_word_parts (part, word) VALUES ('kroom', 'backroom');
INSERT INTO kalends_word_parts (part, word) VALUES ('le', 'halle');
INSERT INTO kalends_word_parts (part, word) VALUES ('le''s', 'emile''s');
INSERT INTO kalends_word_parts (part, word) VALUES ('led', 'sealed');
INSERT INTO kalends_word_parts (part, word) VALUES ('lle', 'halle');
INSERT INTO kalends_word_parts (part, word) VALUES ('ln', 'koln');
INSERT INTO kalends_word_parts (part, word) VALUES ('lub', 'club');
INSERT INTO kalends_word_parts (part, word) VALUES ('m', 'backroom');
INSERT INTO kalends_word_parts (part, word) VALUES ('matinee', 'matinee');
INSERT INTO kalends_word_parts (part, word) VALUES ('me', 'come');
INSERT INTO kalends_word_parts (part, word) VALUES ('mile''s', 'emile''s');
INSERT INTO kalends_word_parts (part, word) VALUES ('moved', 'moved');
INSERT INTO kalends_word_parts (part, word) VALUES ('n', 'koln');
INSERT INTO kalends_word_parts (part, word) VALUES ('nding', 'pending');
INSERT INTO kalends_word_parts (part, word) VALUES ('ne', 'gone');
INSERT INTO kalends_word_parts (part, word) VALUES ('ne', 'one');
INSERT INTO kalends_word_parts (part, word) VALUES ('ne;', 'saxophone;');
INSERT INTO kalends_word_parts (part, word) VALUES ('ned', 'binned');
INSERT INTO kalends_word_parts (part, word) VALUES ('nee', 'matinee');
INSERT INTO kalends_word_parts (part, word) VALUES ('ng', 'opening');
INSERT INTO kalends_word_parts (part, word) VALUES ('ng', 'pending');
INSERT INTO kalends_word_parts (part, word) VALUES ('night', 'night');
INSERT INTO kalends_word_parts (part, word) VALUES ('ning', 'opening');
INSERT INTO kalends_word_parts (part, word) VALUES ('nned', 'binned');
INSERT INTO kalends_word_parts (part, word) VALUES ('o', 'to');
INSERT INTO kalends_word_parts (part, word) VALUES ('o', 'two');
INSERT INTO kalends_word_parts (part, word) VALUES ('oln', 'koln');
INSERT INTO kalends_word_parts (part, word) VALUES ('om', 'backroom');
INSERT INTO kalends_word_parts (part, word) VALUES ('ome', 'come');
INSERT INTO kalends_word_parts (part, word) VALUES ('one', 'gone');
INSERT INTO kalends_word_parts (part, word) VALUES ('one', 'one');
INSERT INTO kalends_word_parts (part, word) VALUES ('one;', 'saxophone;');
INSERT INTO kalends_word_parts (part, word) VALUES ('oom', 'backroom');
INSERT INTO kalends_word_parts (part, word) VALUES ('opening', 'opening');
INSERT INTO kalends_word_parts (part, word) VALUES ('ophone;', 'saxophone;');
INSERT INTO kalends_word_parts (part, word) VALUES ('osse', 'grosse');
INSERT INTO kalends_word_parts (part, word) VALUES ('oved', 'moved');
INSERT INTO kalends_word_parts (part, word) VALUES ('pending', 'pending');
INSERT INTO kalends_word_parts (part, word) VALUES ('pening', 'opening');
INSERT INTO kalends_word_parts (part, word) VALUES ('phone;', 'saxophone;');
INSERT INTO kalends_word_parts (part, word) VALUES ('private', 'private');
INSERT INTO kalends_word_parts (part, word) VALUES ('raft', 'draft');
INSERT INTO kalends_word_parts (part, word) VALUES ('rivate', 'private');
INSERT INTO kalends_word_parts (part, word) VALUES ('room', 'backroom');
INSERT INTO kalends_word_parts (part, word) VALUES ('rosse', 'grosse');
INSERT INTO kalends_word_parts (part, word) VALUES ('s', 'emile''s');
INSERT INTO kalends_word_parts (part, word) VALUES ('s', 'seats');
INSERT INTO kalends_word_parts (part, word) VALUES ('s', 'sets');
INSERT INTO kalends_word_parts (part, word) VALUES ('saxophone;', 'saxophone;');
INSERT INTO kalends_word_parts (part, word) VALUES ('se', 'grosse');
INSERT INTO kalends_word_parts (part, word) VALUES ('sealed', 'sealed');
INSERT INTO kalends_word_parts (part, word) VALUES ('seats', 'seats');
INSERT INTO kalends_word_parts (part, word) VALUES ('sets', 'sets');
INSERT INTO kalends_word_parts (part, word) VALUES ('sse', 'grosse');
INSERT INTO kalends_word_parts (part, word) VALUES ('t', 'draft');
INSERT INTO kalends_word_parts (part, word) VALUES ('t', 'night');
INSERT INTO kalends_word_parts (part, word) VALUES ('te', 'private');
INSERT INTO kalends_word_parts (part, word) VALUES ('th', 'with');
INSERT INTO kalends_word_parts (part, word) VALUES ('tinee', 'matinee');
INSERT INTO kalends_word_parts (part, word) VALUES ('to', 'to');
INSERT INTO kalends_word_parts (part, word) VALUES ('ts', 'seats');
INSERT INTO kalends_word_parts (part, word) VALUES ('ts', 'sets');
INSERT INTO kalends_word_parts (part, word) VALUES ('two', 'two');
INSERT INTO kalends_word_parts (part, word) VALUES ('ub', 'club');
INSERT INTO kalends_word_parts (part, word) VALUES ('vate', 'private');
INSERT INTO kalends_word_parts (part, word) VALUES ('ved', 'moved');
INSERT INTO kalends_word_parts (part, word) VALUES ('with', 'with');
INSERT INTO kalends_word_parts (part, word) VALUES ('wo', 'two');
INSERT INTO kalends_word_parts (part, word) VALUES ('xophone;', 'saxophone;');
INSERT INTO kalends_word_parts (part, word) VALUES ('z', 'jazz');
INSERT INTO kalends_word_parts (part, word) VALUES ('zz', 'jazz');
INSERT INTO kalends_word_parts (part, word) VALUES ('🎷', '🎷');
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'a', '7');
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'a', '8');
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'a', '9');
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'binned', '12');
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'come', '10');
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'draft', '7');
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'emile''s', '5');
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'matinee', '5');
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'moved', '11');
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'night', '4');
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'one', '7');
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'one', '8');
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'one', '9');
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'opening', '4');
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'pending', '8');
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'private', '9');
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'saxophone;', '5');
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'sealed', '6');
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'seats', '14');
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'sets', '5');
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'to', '10');
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'two', '5');
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'with', '14');
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', '🎷', '5');
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('organizer', 'club', '3');
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('organizer', 'jazz', '3');
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('venue', 'backroom', '2');
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('venue', 'grosse', '1');
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('venue', 'halle', '1');
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('venue', 'koln', '1');
