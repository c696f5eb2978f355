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
  PRIMARY KEY (`id`),
  UNIQUE KEY `slug` (`slug`),
  KEY `former_slug` (`former_slug`,`revision`),
  KEY `published` (`status`,`date_utc`,`id`),
  KEY `changed` (`changed_utc`),
  KEY `listed` (`hide_from_listings`,`status`,`start_date`,`date_utc`,`id`,`end_date`),
  KEY `everything` (`hide_from_listings`,`start_date`,`date_utc`,`id`,`end_date`,`status`,`author`),
  KEY `parent` (`post_parent`)
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
  KEY `everything` (`kind`,`target_id`,`hide_from_listings`,`start_date`,`date_utc`,`event_id`,`end_date`,`status`,`author`)
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
  PRIMARY KEY (`id`),
  UNIQUE KEY `slug` (`slug`),
  KEY `former_slug` (`former_slug`,`revision`),
  KEY `published` (`status`,`date_utc`,`id`),
  KEY `changed` (`changed_utc`),
  KEY `name` (`title_key`(100))
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
  PRIMARY KEY (`id`),
  UNIQUE KEY `slug` (`slug`),
  KEY `former_slug` (`former_slug`,`revision`),
  KEY `published` (`status`,`date_utc`,`id`),
  KEY `changed` (`changed_utc`),
  KEY `name` (`title_key`(100)),
  KEY `kalends_venues_position` (`geo_lat`,`geo_lng`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin ROW_FORMAT=DYNAMIC;
INSERT INTO kalends_clock (id, sequence, post_id, term_id) VALUES ('1', '20', '14', '3');
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
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('1', 'category', '1', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":0,"date_utc":"","hidden":false}', '8b13e537-0f15-4b5a-b6a6-e7af3578e788');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('2', 'category', '2', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":0,"date_utc":"","hidden":false}', 'dfb2dc61-1e92-4c95-85c2-50381fe8d099');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('3', 'tag', '3', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":0,"date_utc":"","hidden":false}', '818a1738-eb2b-4c1c-9d74-b9ea38c49ebf');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('4', 'venue', '1', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', '4377348e-3ed7-4825-b260-45d2c1a1fed1');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('5', 'venue', '2', '2027-01-01 09:00:00', NULL, '{"status":"draft","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', 'ff0d9f6d-7e1e-4079-b294-07083861a527');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('6', 'organizer', '3', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', 'b7e657ce-0fd0-4d34-afbc-782b7c70dfd5');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('7', 'event', '4', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', 'f3a6247a-e331-4d73-b524-f6eb91566f28');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('8', 'event', '5', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', '7cac9245-3a3f-4331-a69d-3779b933ac0f');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('9', 'event', '6', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', '4d5b20d6-c7ef-4b56-9dd1-e6ae9cba7f07');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('10', 'event', '7', '2027-01-01 09:00:00', NULL, '{"status":"draft","author":7,"date_utc":"2027-01-01 09:00:00","hidden":false}', '13a81144-350b-4de4-bd25-d51bf503429a');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('11', 'event', '8', '2027-01-01 09:00:00', NULL, '{"status":"pending","author":7,"date_utc":"2027-01-01 09:00:00","hidden":false}', '0a2ba1bd-0a83-414c-9eb1-e9816563a3b3');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('12', 'event', '9', '2027-01-01 09:00:00', NULL, '{"status":"private","author":7,"date_utc":"2027-01-01 09:00:00","hidden":false}', 'a6f086e1-8738-48a4-ba84-5d1912cfe00f');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('13', 'event', '10', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-09-01 09:00:00","hidden":false}', 'e55804cf-1db6-4fae-98a9-3f77e85b7b4e');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('14', 'event', '11', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', 'baa38db5-8817-454e-b287-03b97182eb5e');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('15', 'event', '11', '2027-01-01 09:00:00', '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', '2317f31c-77c8-4db2-a898-7601fc032dac');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('16', 'event', '12', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', 'a3f27ee1-f9dc-43a2-b017-599e7a3189de');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('17', 'event', '12', '2027-01-01 09:00:00', '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', '{"status":"trash","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', 'a4572c2f-08b7-42f6-936b-80b5d6f9c3cb');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('18', 'event', '13', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', '7d4f85ee-52ed-47a4-9f87-a21fe6dd631a');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('19', 'event', '13', '2027-06-01 12:00:00', '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', NULL, 'd38cc94e-e4d2-4751-942e-ed802ed03d8d');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES ('20', 'event', '14', '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', '63cfe704-7bff-48c2-9782-b7b55a7e708b');
INSERT INTO kalends_migrations (version, name, applied_utc) VALUES ('1', 'tables', '2026-11-28 09:23:17');
INSERT INTO kalends_migrations (version, name, applied_utc) VALUES ('2', 'plugins', '2026-11-28 09:23:18');
INSERT INTO kalends_migrations (version, name, applied_utc) VALUES ('3', 'tokens', '2026-11-28 09:23:18');
INSERT INTO kalends_organizers (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, organizer, phone, email, extra) VALUES ('3', '6', '1', 'publish', 'club', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'jazz club', 'jazz club', NULL, 'Jazz Club', '', '', NULL);
INSERT INTO kalends_replays (name, fingerprint, status, body, at) VALUES ('6084aab73b5a26b960ee6a32379f1ad042617eecde70e99a8e2b08db29427063', 'f', '201', '{"id":1}', '2027-06-01 12:00:00');
INSERT INTO kalends_state (name, value) VALUES ('feed/position', '17');
INSERT INTO kalends_terms (id, revision, parent, kind, slug, name, description, name_key, name_lower, changed_utc) VALUES ('1', '1', '0', 'category', 'music', 'Music &amp; Café', '', 'music &amp; cafe', 'music &amp; café', '2027-01-01 09:00:00');
INSERT INTO kalends_terms (id, revision, parent, kind, slug, name, description, name_key, name_lower, changed_utc) VALUES ('2', '2', '1', 'category', 'jazz', 'Jazz', '', 'jazz', 'jazz', '2027-01-01 09:00:00');
INSERT INTO kalends_terms (id, revision, parent, kind, slug, name, description, name_key, name_lower, changed_utc) VALUES ('3', '3', '0', 'tag', 'free-entry', 'Free entry 🎟', '', 'free entry 🎟', 'free entry 🎟', '2027-01-01 09:00:00');
INSERT INTO kalends_venues (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, venue, address, city, country, province, state, zip, phone, stateprovince, show_map, show_map_link, extra, geo_lat, geo_lng, geo_x, geo_y, geo_z) VALUES ('1', '4', '1', 'publish', 'halle', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'grosse halle', 'grosse halle
koln', NULL, 'Große Halle', '', 'Köln', '', '', '', '', '', '', 1, 1, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO kalends_venues (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, venue, address, city, country, province, state, zip, phone, stateprovince, show_map, show_map_link, extra, geo_lat, geo_lng, geo_x, geo_y, geo_z) VALUES ('2', '5', '1', 'draft', 'back', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'backroom', 'backroom', NULL, 'Backroom', '', '', '', '', '', '', '', '', 1, 1, NULL, NULL, NULL, NULL, NULL, NULL);
