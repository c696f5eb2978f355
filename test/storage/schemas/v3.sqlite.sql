CREATE TABLE kalends_clock (
  id INTEGER NOT NULL PRIMARY KEY,
  sequence INTEGER NOT NULL,
  post_id INTEGER NOT NULL,
  term_id INTEGER NOT NULL
);
CREATE TABLE kalends_event_links (
  kind TEXT NOT NULL,
  target_id INTEGER NOT NULL,
  event_id INTEGER NOT NULL,
  author INTEGER NOT NULL,
  hide_from_listings INTEGER NOT NULL,
  status TEXT NOT NULL,
  start_date TEXT NOT NULL,
  end_date TEXT NOT NULL,
  utc_start_date TEXT NOT NULL,
  date_utc TEXT NOT NULL,
  PRIMARY KEY (kind, target_id, hide_from_listings, status, start_date, date_utc, event_id)
);
CREATE TABLE kalends_events (
  id INTEGER NOT NULL PRIMARY KEY,
  revision INTEGER NOT NULL,
  author INTEGER NOT NULL,
  status TEXT NOT NULL,
  slug TEXT NULL,
  former_slug TEXT NULL,
  date TEXT NOT NULL,
  date_utc TEXT NOT NULL,
  modified TEXT NOT NULL,
  modified_utc TEXT NOT NULL,
  changed_utc TEXT NOT NULL,
  description TEXT NOT NULL,
  website TEXT NOT NULL,
  title_key TEXT NOT NULL,
  search_text TEXT NOT NULL,
  image TEXT NULL,
  title TEXT NOT NULL,
  excerpt TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  timezone TEXT NOT NULL,
  cost TEXT NOT NULL,
  all_day INTEGER NOT NULL,
  show_map INTEGER NOT NULL,
  show_map_link INTEGER NOT NULL,
  hide_from_listings INTEGER NOT NULL,
  sticky INTEGER NOT NULL,
  featured INTEGER NOT NULL,
  start_date TEXT NOT NULL,
  end_date TEXT NOT NULL,
  utc_start_date TEXT NOT NULL,
  utc_end_date TEXT NOT NULL,
  categories TEXT NOT NULL,
  tags TEXT NOT NULL,
  venue TEXT NOT NULL,
  organizer TEXT NOT NULL,
  post_parent INTEGER NOT NULL
, extra TEXT NULL);
CREATE TABLE kalends_journal (
  sequence INTEGER NOT NULL PRIMARY KEY,
  kind TEXT NOT NULL,
  id INTEGER NOT NULL,
  at TEXT NOT NULL,
  was TEXT NULL,
  became TEXT NULL
, token TEXT NULL);
CREATE TABLE kalends_migrations (
    version INTEGER NOT NULL PRIMARY KEY, name TEXT NOT NULL, applied_utc TEXT NOT NULL
  );
CREATE TABLE kalends_organizers (
  id INTEGER NOT NULL PRIMARY KEY,
  revision INTEGER NOT NULL,
  author INTEGER NOT NULL,
  status TEXT NOT NULL,
  slug TEXT NULL,
  former_slug TEXT NULL,
  date TEXT NOT NULL,
  date_utc TEXT NOT NULL,
  modified TEXT NOT NULL,
  modified_utc TEXT NOT NULL,
  changed_utc TEXT NOT NULL,
  description TEXT NOT NULL,
  website TEXT NOT NULL,
  title_key TEXT NOT NULL,
  search_text TEXT NOT NULL,
  image TEXT NULL,
  organizer TEXT NOT NULL,
  phone TEXT NOT NULL,
  email TEXT NOT NULL
, extra TEXT NULL);
CREATE TABLE kalends_replays (
  name TEXT NOT NULL PRIMARY KEY,
  fingerprint TEXT NOT NULL,
  status INTEGER NOT NULL,
  body TEXT NOT NULL,
  at TEXT NOT NULL
);
CREATE TABLE kalends_state (
    name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL
  );
CREATE TABLE kalends_terms (
  id INTEGER NOT NULL PRIMARY KEY,
  revision INTEGER NOT NULL,
  parent INTEGER NOT NULL,
  kind TEXT NOT NULL,
  slug TEXT NOT NULL,
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  name_key TEXT NOT NULL,
  name_lower TEXT NOT NULL,
  changed_utc TEXT NOT NULL
);
CREATE TABLE kalends_venues (
  id INTEGER NOT NULL PRIMARY KEY,
  revision INTEGER NOT NULL,
  author INTEGER NOT NULL,
  status TEXT NOT NULL,
  slug TEXT NULL,
  former_slug TEXT NULL,
  date TEXT NOT NULL,
  date_utc TEXT NOT NULL,
  modified TEXT NOT NULL,
  modified_utc TEXT NOT NULL,
  changed_utc TEXT NOT NULL,
  description TEXT NOT NULL,
  website TEXT NOT NULL,
  title_key TEXT NOT NULL,
  search_text TEXT NOT NULL,
  image TEXT NULL,
  venue TEXT NOT NULL,
  address TEXT NOT NULL,
  city TEXT NOT NULL,
  country TEXT NOT NULL,
  province TEXT NOT NULL,
  state TEXT NOT NULL,
  zip TEXT NOT NULL,
  phone TEXT NOT NULL,
  stateprovince TEXT NOT NULL,
  show_map INTEGER NOT NULL,
  show_map_link INTEGER NOT NULL
, extra TEXT NULL, geo_lat REAL NULL, geo_lng REAL NULL, geo_x REAL NULL, geo_y REAL NULL, geo_z REAL NULL);
CREATE INDEX kalends_event_links_event ON kalends_event_links (event_id);
CREATE INDEX kalends_event_links_everything ON kalends_event_links (kind, target_id, hide_from_listings, start_date, date_utc, event_id, end_date, status, author);
CREATE INDEX kalends_events_changed ON kalends_events (changed_utc);
CREATE INDEX kalends_events_everything ON kalends_events (hide_from_listings, start_date, date_utc, id, end_date, status, author);
CREATE INDEX kalends_events_former_slug ON kalends_events (former_slug, revision);
CREATE INDEX kalends_events_listed ON kalends_events (hide_from_listings, status, start_date, date_utc, id, end_date);
CREATE INDEX kalends_events_parent ON kalends_events (post_parent);
CREATE INDEX kalends_events_published ON kalends_events (status, date_utc, id);
CREATE UNIQUE INDEX kalends_events_slug ON kalends_events (slug);
CREATE INDEX kalends_journal_time ON kalends_journal (kind, at, sequence);
CREATE INDEX kalends_organizers_changed ON kalends_organizers (changed_utc);
CREATE INDEX kalends_organizers_former_slug ON kalends_organizers (former_slug, revision);
CREATE INDEX kalends_organizers_name ON kalends_organizers (title_key);
CREATE INDEX kalends_organizers_published ON kalends_organizers (status, date_utc, id);
CREATE UNIQUE INDEX kalends_organizers_slug ON kalends_organizers (slug);
CREATE INDEX kalends_replays_time ON kalends_replays (at);
CREATE INDEX kalends_terms_name ON kalends_terms (kind, name_lower);
CREATE INDEX kalends_terms_parent ON kalends_terms (kind, parent);
CREATE UNIQUE INDEX kalends_terms_slug ON kalends_terms (kind, slug);
CREATE INDEX kalends_venues_changed ON kalends_venues (changed_utc);
CREATE INDEX kalends_venues_former_slug ON kalends_venues (former_slug, revision);
CREATE INDEX kalends_venues_name ON kalends_venues (title_key);
CREATE INDEX kalends_venues_position ON kalends_venues (geo_lat, geo_lng);
CREATE INDEX kalends_venues_published ON kalends_venues (status, date_utc, id);
CREATE UNIQUE INDEX kalends_venues_slug ON kalends_venues (slug);
INSERT INTO kalends_clock (id, sequence, post_id, term_id) VALUES (1, 20, 14, 3);
INSERT INTO kalends_event_links (kind, target_id, event_id, author, hide_from_listings, status, start_date, end_date, utc_start_date, date_utc) VALUES ('venue', 1, 4, 1, 0, 'publish', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-01-01 09:00:00');
INSERT INTO kalends_event_links (kind, target_id, event_id, author, hide_from_listings, status, start_date, end_date, utc_start_date, date_utc) VALUES ('organizer', 3, 4, 1, 0, 'publish', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-01-01 09:00:00');
INSERT INTO kalends_event_links (kind, target_id, event_id, author, hide_from_listings, status, start_date, end_date, utc_start_date, date_utc) VALUES ('tags', 3, 4, 1, 0, 'publish', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-01-01 09:00:00');
INSERT INTO kalends_event_links (kind, target_id, event_id, author, hide_from_listings, status, start_date, end_date, utc_start_date, date_utc) VALUES ('categories', 2, 4, 1, 0, 'publish', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-01-01 09:00:00');
INSERT INTO kalends_event_links (kind, target_id, event_id, author, hide_from_listings, status, start_date, end_date, utc_start_date, date_utc) VALUES ('venue', 2, 6, 1, 0, 'publish', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-01-01 09:00:00');
INSERT INTO kalends_event_links (kind, target_id, event_id, author, hide_from_listings, status, start_date, end_date, utc_start_date, date_utc) VALUES ('venue', 1, 12, 1, 0, 'trash', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-01-01 09:00:00');
INSERT INTO kalends_event_links (kind, target_id, event_id, author, hide_from_listings, status, start_date, end_date, utc_start_date, date_utc) VALUES ('organizer', 3, 12, 1, 0, 'trash', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-01-01 09:00:00');
INSERT INTO kalends_event_links (kind, target_id, event_id, author, hide_from_listings, status, start_date, end_date, utc_start_date, date_utc) VALUES ('tags', 3, 12, 1, 0, 'trash', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-01-01 09:00:00');
INSERT INTO kalends_event_links (kind, target_id, event_id, author, hide_from_listings, status, start_date, end_date, utc_start_date, date_utc) VALUES ('categories', 2, 12, 1, 0, 'trash', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-01-01 09:00:00');
INSERT INTO kalends_event_links (kind, target_id, event_id, author, hide_from_listings, status, start_date, end_date, utc_start_date, date_utc) VALUES ('extra.tickets', 0, 14, 1, 0, 'publish', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-01-01 09:00:00');
INSERT INTO kalends_event_links (kind, target_id, event_id, author, hide_from_listings, status, start_date, end_date, utc_start_date, date_utc) VALUES ('extra.tickets=3', 0, 14, 1, 0, 'publish', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-01-01 09:00:00');
INSERT INTO kalends_event_links (kind, target_id, event_id, author, hide_from_listings, status, start_date, end_date, utc_start_date, date_utc) VALUES ('extra.seats', 0, 14, 1, 0, 'publish', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-01-01 09:00:00');
INSERT INTO kalends_event_links (kind, target_id, event_id, author, hide_from_listings, status, start_date, end_date, utc_start_date, date_utc) VALUES ('extra#192899102d827f675fdcb8cfe2d91b08f6099c4efb5b2b941943f22e9bdb8f95', 0, 14, 1, 0, 'publish', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-01-01 09:00:00');
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra) VALUES (4, 7, 1, 'publish', 'opening', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'opening night', 'opening night', NULL, 'Opening night', '', '', 'UTC', '', 0, 1, 1, 0, 0, 1, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '<2>', '<3>', '<1>', '<3>', 0, NULL);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra) VALUES (5, 8, 1, 'publish', 'opening-2', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '<p>Saxophone; two sets</p>', '', 'emile''s matinee 🎷', 'emile''s matinee 🎷
saxophone; two sets', NULL, 'Émile’s matinée 🎷', '', '', 'UTC', '', 0, 1, 1, 0, 0, 0, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '', '', '', '', 0, NULL);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra) VALUES (6, 9, 1, 'publish', 'sealed', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'sealed', 'sealed', NULL, 'Sealed', '', 'pbkdf2$1$c2FsdHNhbHQ=$x', 'UTC', '', 0, 1, 1, 0, 0, 0, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '', '', '<2>', '', 0, NULL);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra) VALUES (7, 10, 7, 'draft', 'draft', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'a draft one', 'a draft one', NULL, 'A draft one', '', '', 'UTC', '', 0, 1, 1, 0, 0, 0, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '', '', '', '', 0, NULL);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra) VALUES (8, 11, 7, 'pending', 'pending', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'a pending one', 'a pending one', NULL, 'A pending one', '', '', 'UTC', '', 0, 1, 1, 0, 0, 0, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '', '', '', '', 0, NULL);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra) VALUES (9, 12, 7, 'private', 'private', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'a private one', 'a private one', NULL, 'A private one', '', '', 'UTC', '', 0, 1, 1, 0, 0, 0, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '', '', '', '', 0, NULL);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra) VALUES (10, 13, 1, 'publish', 'to-come', NULL, '2027-09-01 09:00:00', '2027-09-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'to come', 'to come', NULL, 'To come', '', '', 'UTC', '', 0, 1, 1, 0, 0, 0, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '', '', '', '', 0, NULL);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra) VALUES (11, 15, 1, 'publish', 'after', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'moved', 'moved', NULL, 'Moved', '', '', 'UTC', '', 0, 1, 1, 0, 1, 0, '2027-06-20 10:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '', '', '', '', 0, NULL);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra) VALUES (12, 17, 1, 'trash', NULL, 'binned', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'binned', 'binned', NULL, 'Binned', '', '', 'UTC', '', 0, 1, 1, 0, 0, 0, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '<2>', '<3>', '<1>', '<3>', 0, NULL);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra) VALUES (14, 20, 1, 'publish', 'seats', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'with seats', 'with seats', NULL, 'With seats', '', '', 'UTC', '', 0, 1, 1, 0, 0, 0, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '', '', '', '', 0, '{"tickets":3,"seats":"A–C"}');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (1, 'category', 1, '2027-01-01 09:00:00', NULL, '{"status":"publish","author":0,"date_utc":"","hidden":false}', '794d6eab-c1b8-4882-8198-2ea7a87cea86');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (2, 'category', 2, '2027-01-01 09:00:00', NULL, '{"status":"publish","author":0,"date_utc":"","hidden":false}', 'e7551a53-caab-4885-9f0e-6d40e86411c1');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (3, 'tag', 3, '2027-01-01 09:00:00', NULL, '{"status":"publish","author":0,"date_utc":"","hidden":false}', 'e2a5d529-b180-4c35-969e-2cd948fb9d48');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (4, 'venue', 1, '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', '99ace9b6-392e-41b7-b346-3b7d9f3988f4');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (5, 'venue', 2, '2027-01-01 09:00:00', NULL, '{"status":"draft","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', '43675e2b-e9c5-41db-9897-179cb0f7e345');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (6, 'organizer', 3, '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', '4552eb8a-ead6-4b1d-81c6-81170246faef');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (7, 'event', 4, '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', '0ef7b164-ba2f-40eb-83f7-f1a948549997');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (8, 'event', 5, '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', '6885240b-4125-4069-b180-0b343c150d08');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (9, 'event', 6, '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', 'b7e61141-8742-4744-98f2-ab2d8742f140');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (10, 'event', 7, '2027-01-01 09:00:00', NULL, '{"status":"draft","author":7,"date_utc":"2027-01-01 09:00:00","hidden":false}', '7b252197-7e3b-41d5-b3c6-0219e3dbfbe7');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (11, 'event', 8, '2027-01-01 09:00:00', NULL, '{"status":"pending","author":7,"date_utc":"2027-01-01 09:00:00","hidden":false}', '7e9ec782-a084-4d09-843d-207a7f3628d4');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (12, 'event', 9, '2027-01-01 09:00:00', NULL, '{"status":"private","author":7,"date_utc":"2027-01-01 09:00:00","hidden":false}', '636d5002-ca06-4c59-965a-cddc3fc67205');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (13, 'event', 10, '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-09-01 09:00:00","hidden":false}', 'dd456cef-5cba-4bb5-9a4c-b09aa556acf6');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (14, 'event', 11, '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', '0571d166-8680-4fcf-b8f8-4b1225a22c84');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (15, 'event', 11, '2027-01-01 09:00:00', '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', '905a34d8-a764-46f0-a03e-54dfb1854293');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (16, 'event', 12, '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', '3ff2f500-c459-462a-958c-f25feea221d5');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (17, 'event', 12, '2027-01-01 09:00:00', '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', '{"status":"trash","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', 'ea43b4e1-a055-4605-a804-05b8042d4886');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (18, 'event', 13, '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', '295384db-dca4-4930-8daa-6f6e93b3306a');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (19, 'event', 13, '2027-06-01 12:00:00', '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', NULL, '1dba6a5a-7b92-401e-9d96-4b854ea9e68e');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (20, 'event', 14, '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false}', 'e890c77d-757f-43ed-b0b4-9e9b77701502');
INSERT INTO kalends_migrations (version, name, applied_utc) VALUES (1, 'tables', '2026-11-28 09:23:18');
INSERT INTO kalends_migrations (version, name, applied_utc) VALUES (2, 'plugins', '2026-11-28 09:23:18');
INSERT INTO kalends_migrations (version, name, applied_utc) VALUES (3, 'tokens', '2026-11-28 09:23:18');
INSERT INTO kalends_organizers (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, organizer, phone, email, extra) VALUES (3, 6, 1, 'publish', 'club', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'jazz club', 'jazz club', NULL, 'Jazz Club', '', '', NULL);
INSERT INTO kalends_replays (name, fingerprint, status, body, at) VALUES ('6084aab73b5a26b960ee6a32379f1ad042617eecde70e99a8e2b08db29427063', 'f', 201, '{"id":1}', '2027-06-01 12:00:00');
INSERT INTO kalends_state (name, value) VALUES ('feed/position', '17');
INSERT INTO kalends_terms (id, revision, parent, kind, slug, name, description, name_key, name_lower, changed_utc) VALUES (1, 1, 0, 'category', 'music', 'Music &amp; Café', '', 'music &amp; cafe', 'music &amp; café', '2027-01-01 09:00:00');
INSERT INTO kalends_terms (id, revision, parent, kind, slug, name, description, name_key, name_lower, changed_utc) VALUES (2, 2, 1, 'category', 'jazz', 'Jazz', '', 'jazz', 'jazz', '2027-01-01 09:00:00');
INSERT INTO kalends_terms (id, revision, parent, kind, slug, name, description, name_key, name_lower, changed_utc) VALUES (3, 3, 0, 'tag', 'free-entry', 'Free entry 🎟', '', 'free entry 🎟', 'free entry 🎟', '2027-01-01 09:00:00');
INSERT INTO kalends_venues (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, venue, address, city, country, province, state, zip, phone, stateprovince, show_map, show_map_link, extra, geo_lat, geo_lng, geo_x, geo_y, geo_z) VALUES (1, 4, 1, 'publish', 'halle', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'grosse halle', 'grosse halle
koln', NULL, 'Große Halle', '', 'Köln', '', '', '', '', '', '', 1, 1, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO kalends_venues (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, venue, address, city, country, province, state, zip, phone, stateprovince, show_map, show_map_link, extra, geo_lat, geo_lng, geo_x, geo_y, geo_z) VALUES (2, 5, 1, 'draft', 'back', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'backroom', 'backroom', NULL, 'Backroom', '', '', '', '', '', '', '', '', 1, 1, NULL, NULL, NULL, NULL, NULL, NULL);
