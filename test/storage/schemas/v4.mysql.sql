CREATE TABLE `kalends_clock` (
  `id` bigint NOT NULL,
  `sequence` bigint NOT NULL,
  `post_id` bigint NOT NULL,
  `term_id` bigint NOT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_bin ROW_FORMAT=DYNAMIC;
CREATE TABLE `kalends_event_links` (
  `kind` varchar(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `target_id` bigint NOT NULL,
  `event_id` bigint NOT NULL,
  `author` bigint NOT NULL,
  `hide_from_listings` tinyint NOT NULL,
  `status` varchar(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `start_date` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `end_date` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `utc_start_date` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `date_utc` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (`kind`,`target_id`,`hide_from_listings`,`status`,`start_date`,`date_utc`,`event_id`),
  KEY `event` (`event_id`),
  KEY `everything` (`kind`,`target_id`,`hide_from_listings`,`start_date`,`date_utc`,`event_id`,`end_date`,`status`,`author`),
  KEY `scheduled` (`kind`,`target_id`,`status`,`date_utc`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_bin ROW_FORMAT=DYNAMIC;
CREATE TABLE `kalends_events` (
  `id` bigint NOT NULL,
  `revision` bigint NOT NULL,
  `author` bigint NOT NULL,
  `status` varchar(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `slug` varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin DEFAULT NULL,
  `former_slug` varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin DEFAULT NULL,
  `date` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `date_utc` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `modified` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `modified_utc` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `changed_utc` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `description` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `website` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `title_key` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `search_text` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `image` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin,
  `title` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `excerpt` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `password_hash` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `timezone` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `cost` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `all_day` tinyint NOT NULL,
  `show_map` tinyint NOT NULL,
  `show_map_link` tinyint NOT NULL,
  `hide_from_listings` tinyint NOT NULL,
  `sticky` tinyint NOT NULL,
  `featured` tinyint NOT NULL,
  `start_date` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `end_date` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `utc_start_date` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `utc_end_date` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `categories` mediumtext CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `tags` mediumtext CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `venue` mediumtext CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `organizer` mediumtext CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `post_parent` bigint NOT NULL,
  `extra` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin,
  `title_start` varchar(700) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL DEFAULT '',
  `is_protected` tinyint NOT NULL DEFAULT '0',
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
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_bin ROW_FORMAT=DYNAMIC;
CREATE TABLE `kalends_journal` (
  `sequence` bigint NOT NULL,
  `kind` varchar(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `id` bigint NOT NULL,
  `at` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `was` mediumtext CHARACTER SET ascii COLLATE ascii_bin,
  `became` mediumtext CHARACTER SET ascii COLLATE ascii_bin,
  `token` varchar(100) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  PRIMARY KEY (`sequence`),
  KEY `time` (`kind`,`at`,`sequence`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_bin ROW_FORMAT=DYNAMIC;
CREATE TABLE `kalends_migrations` (
  `version` bigint NOT NULL,
  `name` varchar(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `applied_utc` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (`version`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_bin ROW_FORMAT=DYNAMIC;
CREATE TABLE `kalends_organizers` (
  `id` bigint NOT NULL,
  `revision` bigint NOT NULL,
  `author` bigint NOT NULL,
  `status` varchar(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `slug` varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin DEFAULT NULL,
  `former_slug` varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin DEFAULT NULL,
  `date` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `date_utc` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `modified` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `modified_utc` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `changed_utc` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `description` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `website` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `title_key` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `search_text` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `image` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin,
  `organizer` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `phone` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `email` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `extra` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin,
  `title_start` varchar(700) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL DEFAULT '',
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
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_bin ROW_FORMAT=DYNAMIC;
CREATE TABLE `kalends_replays` (
  `name` varchar(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `fingerprint` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `status` bigint NOT NULL,
  `body` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `at` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (`name`),
  KEY `time` (`at`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_bin ROW_FORMAT=DYNAMIC;
CREATE TABLE `kalends_state` (
  `name` varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `value` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  PRIMARY KEY (`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_bin ROW_FORMAT=DYNAMIC;
CREATE TABLE `kalends_terms` (
  `id` bigint NOT NULL,
  `revision` bigint NOT NULL,
  `parent` bigint NOT NULL,
  `kind` varchar(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `slug` varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `name` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `description` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `name_key` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `name_lower` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `changed_utc` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `published` bigint NOT NULL DEFAULT '0',
  PRIMARY KEY (`id`),
  UNIQUE KEY `slug` (`kind`,`slug`),
  KEY `name` (`kind`,`name_lower`(100)),
  KEY `parent` (`kind`,`parent`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_bin ROW_FORMAT=DYNAMIC;
CREATE TABLE `kalends_venues` (
  `id` bigint NOT NULL,
  `revision` bigint NOT NULL,
  `author` bigint NOT NULL,
  `status` varchar(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `slug` varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin DEFAULT NULL,
  `former_slug` varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin DEFAULT NULL,
  `date` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `date_utc` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `modified` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `modified_utc` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `changed_utc` char(19) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `description` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `website` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `title_key` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `search_text` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `image` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin,
  `venue` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `address` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `city` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `country` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `province` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `state` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `zip` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `phone` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `stateprovince` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `show_map` tinyint NOT NULL,
  `show_map_link` tinyint NOT NULL,
  `extra` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin,
  `geo_lat` double DEFAULT NULL,
  `geo_lng` double DEFAULT NULL,
  `geo_x` double DEFAULT NULL,
  `geo_y` double DEFAULT NULL,
  `geo_z` double DEFAULT NULL,
  `title_start` varchar(700) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL DEFAULT '',
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
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_bin ROW_FORMAT=DYNAMIC;
CREATE TABLE `kalends_word_parts` (
  `part` varchar(32) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `word` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  PRIMARY KEY (`part`,`word`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_bin ROW_FORMAT=DYNAMIC;
CREATE TABLE `kalends_word_uses` (
  `kind` varchar(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `word` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  `id` bigint NOT NULL,
  PRIMARY KEY (`kind`,`word`,`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_bin ROW_FORMAT=DYNAMIC;
CREATE TABLE `kalends_words` (
  `word` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL,
  PRIMARY KEY (`word`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_bin ROW_FORMAT=DYNAMIC;
INSERT INTO kalends_clock (id, sequence, post_id, term_id) VALUES ('1', '20', '14', '3');
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
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('1', 'category', '1', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":0,"date_utc":"","hidden":false}', 'a64217ea-6cde-45ff-91c4-a510ff2c93e8');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('2', 'category', '2', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":0,"date_utc":"","hidden":false}', 'cc6fb945-036a-4bf6-9672-c2e3a6494fc7');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('3', 'tag', '3', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":0,"date_utc":"","hidden":false}', '25a925d5-9758-4296-96b1-939156ebb082');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('4', 'venue', '1', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":1,"changed_utc":"2027-01-01 09:00:00"}', '4805ac74-4515-4398-8d2f-34df7a8f0964');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('5', 'venue', '2', '2027-01-01 09:00:00', NULL, '{"status":"draft","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":2,"changed_utc":"2027-01-01 09:00:00"}', 'd174e2d8-d488-4025-a9cc-90664b73ee33');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('6', 'organizer', '3', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":3,"changed_utc":"2027-01-01 09:00:00"}', 'a029aecb-b838-4386-95de-07f2af9e199c');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('7', 'event', '4', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":4,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":true,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[2],"tags":[3],"venue":[1],"organizer":[3]}', '0db69446-92b3-4490-827e-92785bd5afb3');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('8', 'event', '5', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":5,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[],"organizer":[]}', '2878263b-0e7e-495e-8c08-c2ed1b560354');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('9', 'event', '6', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":6,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[2],"organizer":[]}', '1fee8f22-257b-4026-ae5a-6ca43c47a164');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('10', 'event', '7', '2027-01-01 09:00:00', NULL, '{"status":"draft","author":7,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":7,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[],"organizer":[]}', '54fec12a-1df0-4745-b074-62a8cf0e8e7d');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('11', 'event', '8', '2027-01-01 09:00:00', NULL, '{"status":"pending","author":7,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":8,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[],"organizer":[]}', 'e93c5acf-3f59-4c9b-9f94-ab552c936002');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('12', 'event', '9', '2027-01-01 09:00:00', NULL, '{"status":"private","author":7,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":9,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[],"organizer":[]}', '16e9f13c-6654-4501-992c-b35f5be4061a');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('13', 'event', '10', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-09-01 09:00:00","hidden":false,"id":10,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[],"organizer":[]}', 'a81bbe45-bfba-4936-b6a3-93b70cbdfed3');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('14', 'event', '11', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":11,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[],"organizer":[]}', 'dc2ee295-a881-41e3-8716-33e24e1d9dfa');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('15', 'event', '11', '2027-01-01 09:00:00', '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":11,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[],"organizer":[]}', '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":11,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-20 10:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[],"organizer":[]}', '4f69535b-412e-4dbf-951a-16a8ec219d32');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('16', 'event', '12', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":12,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[2],"tags":[3],"venue":[1],"organizer":[3]}', '5a68c00b-207d-4748-b069-47b8591bec11');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('17', 'event', '12', '2027-01-01 09:00:00', '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":12,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[2],"tags":[3],"venue":[1],"organizer":[3]}', '{"status":"trash","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":12,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[2],"tags":[3],"venue":[1],"organizer":[3]}', 'af02a732-a137-4c91-9080-5ee7c8aac590');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('18', 'event', '13', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":13,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[],"organizer":[]}', '4d56051d-7570-4657-b788-7ce58e6f67b0');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('19', 'event', '13', '2027-06-01 12:00:00', '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":13,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[],"organizer":[]}', NULL, '72a046d9-4b21-457f-91ee-af252ca36502');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('20', 'event', '14', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":14,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[],"organizer":[]}', '12c3dac5-4df0-4834-be1b-33a6f36c4f20');
INSERT INTO kalends_migrations (version, name, applied_utc) VALUES ('1', 'tables', '2026-11-28 12:30:03');
INSERT INTO kalends_migrations (version, name, applied_utc) VALUES ('2', 'plugins', '2026-11-28 12:30:03');
INSERT INTO kalends_migrations (version, name, applied_utc) VALUES ('3', 'tokens', '2026-11-28 12:30:03');
INSERT INTO kalends_migrations (version, name, applied_utc) VALUES ('4', 'lists', '2026-11-28 12:30:03');
INSERT INTO kalends_organizers (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, organizer, phone, email, extra, title_start) VALUES ('3', '6', '1', 'publish', 'club', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'jazz club', 'jazz club', NULL, 'Jazz Club', '', '', NULL, 'jazz club');
INSERT INTO kalends_replays (name, fingerprint, status, body, at) VALUES ('6084aab73b5a26b960ee6a32379f1ad042617eecde70e99a8e2b08db29427063', 'f', '201', '{"id":1}', '2027-06-01 12:00:00');
INSERT INTO kalends_state (name, value) VALUES ('feed/position', '17');
INSERT INTO kalends_terms (id, revision, parent, kind, slug, name, description, name_key, name_lower, changed_utc, published) VALUES ('1', '1', '0', 'category', 'music', 'Music &amp; Café', '', 'music &amp; cafe', 'music &amp; café', '2027-01-01 09:00:00', '0');
INSERT INTO kalends_terms (id, revision, parent, kind, slug, name, description, name_key, name_lower, changed_utc, published) VALUES ('2', '2', '1', 'category', 'jazz', 'Jazz', '', 'jazz', 'jazz', '2027-01-01 09:00:00', '1');
INSERT INTO kalends_terms (id, revision, parent, kind, slug, name, description, name_key, name_lower, changed_utc, published) VALUES ('3', '3', '0', 'tag', 'free-entry', 'Free entry 🎟', '', 'free entry 🎟', 'free entry 🎟', '2027-01-01 09:00:00', '1');
INSERT INTO kalends_venues (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, venue, address, city, country, province, state, zip, phone, stateprovince, show_map, show_map_link, extra, geo_lat, geo_lng, geo_x, geo_y, geo_z, title_start) VALUES ('1', '4', '1', 'publish', 'halle', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'grosse halle', 'grosse halle
koln', NULL, 'Große Halle', '', 'Köln', '', '', '', '', '', '', 1, 1, NULL, NULL, NULL, NULL, NULL, NULL, 'grosse halle');
INSERT INTO kalends_venues (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, venue, address, city, country, province, state, zip, phone, stateprovince, show_map, show_map_link, extra, geo_lat, geo_lng, geo_x, geo_y, geo_z, title_start) VALUES ('2', '5', '1', 'draft', 'back', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'backroom', 'backroom', NULL, 'Backroom', '', '', '', '', '', '', '', '', 1, 1, NULL, NULL, NULL, NULL, NULL, NULL, 'backroom');
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
