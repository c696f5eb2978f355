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
  KEY `everything` (`kind`,`target_id`,`hide_from_listings`,`start_date`,`date_utc`,`event_id`,`end_date`,`status`,`author`)
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
  PRIMARY KEY (`id`),
  UNIQUE KEY `slug` (`slug`),
  KEY `former_slug` (`former_slug`,`revision`),
  KEY `published` (`status`,`date_utc`,`id`),
  KEY `changed` (`changed_utc`),
  KEY `listed` (`hide_from_listings`,`status`,`start_date`,`date_utc`,`id`,`end_date`),
  KEY `everything` (`hide_from_listings`,`start_date`,`date_utc`,`id`,`end_date`,`status`,`author`),
  KEY `parent` (`post_parent`)
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
  PRIMARY KEY (`id`),
  UNIQUE KEY `slug` (`slug`),
  KEY `former_slug` (`former_slug`,`revision`),
  KEY `published` (`status`,`date_utc`,`id`),
  KEY `changed` (`changed_utc`),
  KEY `name` (`title_key`(100))
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
  PRIMARY KEY (`id`),
  UNIQUE KEY `slug` (`slug`),
  KEY `former_slug` (`former_slug`,`revision`),
  KEY `published` (`status`,`date_utc`,`id`),
  KEY `changed` (`changed_utc`),
  KEY `name` (`title_key`(100)),
  KEY `kalends_venues_position` (`geo_lat`,`geo_lng`)
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
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra) VALUES ('4', '7', '1', 'publish', 'opening', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'opening night', 'opening night', NULL, 'Opening night', '', '', 'UTC', '', 0, 1, 1, 0, 0, 1, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '<2>', '<3>', '<1>', '<3>', '0', NULL);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra) VALUES ('5', '8', '1', 'publish', 'opening-2', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '<p>Saxophone; two sets</p>', '', 'emile''s matinee 🎷', 'emile''s matinee 🎷
saxophone; two sets', NULL, 'Émile’s matinée 🎷', '', '', 'UTC', '', 0, 1, 1, 0, 0, 0, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '', '', '', '', '0', NULL);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra) VALUES ('6', '9', '1', 'publish', 'sealed', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'sealed', 'sealed', NULL, 'Sealed', '', 'pbkdf2$1$c2FsdHNhbHQ=$x', 'UTC', '', 0, 1, 1, 0, 0, 0, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '', '', '<2>', '', '0', NULL);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra) VALUES ('7', '10', '7', 'draft', 'draft', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'a draft one', 'a draft one', NULL, 'A draft one', '', '', 'UTC', '', 0, 1, 1, 0, 0, 0, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '', '', '', '', '0', NULL);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra) VALUES ('8', '11', '7', 'pending', 'pending', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'a pending one', 'a pending one', NULL, 'A pending one', '', '', 'UTC', '', 0, 1, 1, 0, 0, 0, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '', '', '', '', '0', NULL);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra) VALUES ('9', '12', '7', 'private', 'private', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'a private one', 'a private one', NULL, 'A private one', '', '', 'UTC', '', 0, 1, 1, 0, 0, 0, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '', '', '', '', '0', NULL);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra) VALUES ('10', '13', '1', 'publish', 'to-come', NULL, '2027-09-01 09:00:00', '2027-09-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'to come', 'to come', NULL, 'To come', '', '', 'UTC', '', 0, 1, 1, 0, 0, 0, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '', '', '', '', '0', NULL);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra) VALUES ('11', '15', '1', 'publish', 'after', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'moved', 'moved', NULL, 'Moved', '', '', 'UTC', '', 0, 1, 1, 0, 1, 0, '2027-06-20 10:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '', '', '', '', '0', NULL);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra) VALUES ('12', '17', '1', 'trash', NULL, 'binned', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'binned', 'binned', NULL, 'Binned', '', '', 'UTC', '', 0, 1, 1, 0, 0, 0, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '<2>', '<3>', '<1>', '<3>', '0', NULL);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra) VALUES ('14', '20', '1', 'publish', 'seats', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'with seats', 'with seats', NULL, 'With seats', '', '', 'UTC', '', 0, 1, 1, 0, 0, 0, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '', '', '', '', '0', '{"tickets":3,"seats":"A–C"}');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('1', 'category', '1', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":0,"date_utc":"","hidden":false}', 'f0320dae-79eb-43e8-92df-a705f3714502');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('2', 'category', '2', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":0,"date_utc":"","hidden":false}', 'a42a6914-3fc1-492e-a9b6-f67b26eb160e');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('3', 'tag', '3', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":0,"date_utc":"","hidden":false}', 'd1e930bd-5615-4c30-b57a-b41ad02fab63');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('4', 'venue', '1', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', 'd7d6b010-d425-457e-a638-38302aff6705');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('5', 'venue', '2', '2027-01-01 09:00:00', NULL, '{"status":"draft","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', '106b5968-534a-43c9-bddc-08318f230226');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('6', 'organizer', '3', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', '470c2892-134e-4ca6-ac80-4642a217da26');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('7', 'event', '4', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', '3ed13955-7f27-485f-9d26-3d7237fe0688');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('8', 'event', '5', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', '43b7d671-bbf5-4452-a27d-032427298b11');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('9', 'event', '6', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', '94761a16-f22b-4a00-8c62-3597cb6cdfd8');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('10', 'event', '7', '2027-01-01 09:00:00', NULL, '{"status":"draft","author":7,"date_utc":"2027-01-01 09:00:00","hidden":false}', '2d6a44cf-221c-4353-886a-58002e66246f');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('11', 'event', '8', '2027-01-01 09:00:00', NULL, '{"status":"pending","author":7,"date_utc":"2027-01-01 09:00:00","hidden":false}', '49fdd163-0005-432e-9f7a-feb25aeccdb6');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('12', 'event', '9', '2027-01-01 09:00:00', NULL, '{"status":"private","author":7,"date_utc":"2027-01-01 09:00:00","hidden":false}', '60fc88f9-8c2f-46a4-8b99-f5172a1af8aa');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('13', 'event', '10', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-09-01 09:00:00","hidden":false}', '57246480-22af-4b05-93dc-b96fd1da1cd8');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('14', 'event', '11', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', '7feb9daf-6f5a-4b78-a5a4-c7d22439cb63');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('15', 'event', '11', '2027-01-01 09:00:00', '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', '6bd6e2d2-817f-4468-a73f-60cb92fdd63a');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('16', 'event', '12', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', 'cf10b128-7260-49e6-a6fe-602e44bd0d90');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('17', 'event', '12', '2027-01-01 09:00:00', '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', '{"status":"trash","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', '35586d23-766f-4898-936e-b531476a1ec1');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('18', 'event', '13', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', '7de81e5c-cb18-4c22-935c-9aa4964c8ce8');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('19', 'event', '13', '2027-06-01 12:00:00', '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', NULL, 'fff54c03-1ef2-42e8-a283-82dd5cff4ecf');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('20', 'event', '14', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', 'b52d9661-dbec-4643-8c79-3f8cd21081d5');
INSERT INTO kalends_migrations (version, name, applied_utc) VALUES ('1', 'tables', '2026-11-28 09:23:15');
INSERT INTO kalends_migrations (version, name, applied_utc) VALUES ('2', 'plugins', '2026-11-28 09:23:16');
INSERT INTO kalends_migrations (version, name, applied_utc) VALUES ('3', 'tokens', '2026-11-28 09:23:16');
INSERT INTO kalends_organizers (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, organizer, phone, email, extra) VALUES ('3', '6', '1', 'publish', 'club', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'jazz club', 'jazz club', NULL, 'Jazz Club', '', '', NULL);
INSERT INTO kalends_replays (name, fingerprint, status, body, at) VALUES ('6084aab73b5a26b960ee6a32379f1ad042617eecde70e99a8e2b08db29427063', 'f', '201', '{"id":1}', '2027-06-01 12:00:00');
INSERT INTO kalends_state (name, value) VALUES ('feed/position', '17');
INSERT INTO kalends_terms (id, revision, parent, kind, slug, name, description, name_key, name_lower, changed_utc) VALUES ('1', '1', '0', 'category', 'music', 'Music &amp; Café', '', 'music &amp; cafe', 'music &amp; café', '2027-01-01 09:00:00');
INSERT INTO kalends_terms (id, revision, parent, kind, slug, name, description, name_key, name_lower, changed_utc) VALUES ('2', '2', '1', 'category', 'jazz', 'Jazz', '', 'jazz', 'jazz', '2027-01-01 09:00:00');
INSERT INTO kalends_terms (id, revision, parent, kind, slug, name, description, name_key, name_lower, changed_utc) VALUES ('3', '3', '0', 'tag', 'free-entry', 'Free entry 🎟', '', 'free entry 🎟', 'free entry 🎟', '2027-01-01 09:00:00');
INSERT INTO kalends_venues (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, venue, address, city, country, province, state, zip, phone, stateprovince, show_map, show_map_link, extra, geo_lat, geo_lng, geo_x, geo_y, geo_z) VALUES ('1', '4', '1', 'publish', 'halle', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'grosse halle', 'grosse halle
koln', NULL, 'Große Halle', '', 'Köln', '', '', '', '', '', '', 1, 1, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO kalends_venues (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, venue, address, city, country, province, state, zip, phone, stateprovince, show_map, show_map_link, extra, geo_lat, geo_lng, geo_x, geo_y, geo_z) VALUES ('2', '5', '1', 'draft', 'back', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'backroom', 'backroom', NULL, 'Backroom', '', '', '', '', '', '', '', '', 1, 1, NULL, NULL, NULL, NULL, NULL, NULL);
