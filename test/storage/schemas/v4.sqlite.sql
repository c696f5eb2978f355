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
, extra TEXT NULL, title_start TEXT NOT NULL DEFAULT '', is_protected INTEGER NOT NULL DEFAULT 0);
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
, extra TEXT NULL, title_start TEXT NOT NULL DEFAULT '');
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
, published INTEGER NOT NULL DEFAULT 0);
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
, extra TEXT NULL, geo_lat REAL NULL, geo_lng REAL NULL, geo_x REAL NULL, geo_y REAL NULL, geo_z REAL NULL, title_start TEXT NOT NULL DEFAULT '');
CREATE TABLE kalends_word_parts (
  part TEXT NOT NULL,
  word TEXT NOT NULL,
  PRIMARY KEY (part, word)
) WITHOUT ROWID;
CREATE TABLE kalends_word_uses (
  kind TEXT NOT NULL,
  word TEXT NOT NULL,
  id INTEGER NOT NULL,
  PRIMARY KEY (kind, word, id)
) WITHOUT ROWID;
CREATE TABLE kalends_words (
  word TEXT NOT NULL,
  PRIMARY KEY (word)
) WITHOUT ROWID;
CREATE INDEX kalends_event_links_event ON kalends_event_links (event_id);
CREATE INDEX kalends_event_links_everything ON kalends_event_links (kind, target_id, hide_from_listings, start_date, date_utc, event_id, end_date, status, author);
CREATE INDEX kalends_event_links_scheduled ON kalends_event_links (kind, target_id, status, date_utc);
CREATE INDEX kalends_events_by_date ON kalends_events (hide_from_listings, date_utc, start_date, id, end_date, status, author, featured, is_protected, post_parent);
CREATE INDEX kalends_events_by_end ON kalends_events (hide_from_listings, end_date, start_date, date_utc, id, status, author, featured, is_protected, post_parent);
CREATE INDEX kalends_events_by_modified ON kalends_events (hide_from_listings, modified_utc, start_date, date_utc, id, end_date, status, author, featured, is_protected, post_parent);
CREATE INDEX kalends_events_by_title ON kalends_events (hide_from_listings, title_start, start_date, date_utc, id, end_date, status, author, featured, is_protected, post_parent);
CREATE INDEX kalends_events_changed ON kalends_events (changed_utc);
CREATE INDEX kalends_events_everything ON kalends_events (hide_from_listings, start_date, date_utc, id, end_date, status, author);
CREATE INDEX kalends_events_featured ON kalends_events (hide_from_listings, featured, start_date, date_utc, id, end_date, status, author, is_protected, post_parent);
CREATE INDEX kalends_events_former_slug ON kalends_events (former_slug, revision);
CREATE INDEX kalends_events_listed ON kalends_events (hide_from_listings, status, start_date, date_utc, id, end_date);
CREATE INDEX kalends_events_narrow ON kalends_events (id, hide_from_listings, end_date, status, author, featured, is_protected, post_parent, start_date, date_utc);
CREATE INDEX kalends_events_parent ON kalends_events (post_parent);
CREATE INDEX kalends_events_published ON kalends_events (status, date_utc, id);
CREATE UNIQUE INDEX kalends_events_slug ON kalends_events (slug);
CREATE INDEX kalends_journal_time ON kalends_journal (kind, at, sequence);
CREATE INDEX kalends_organizers_by_date ON kalends_organizers (date_utc, id, status, author);
CREATE INDEX kalends_organizers_by_modified ON kalends_organizers (modified_utc, date_utc, id, status, author);
CREATE INDEX kalends_organizers_by_title ON kalends_organizers (title_start, date_utc, id, status, author);
CREATE INDEX kalends_organizers_changed ON kalends_organizers (changed_utc);
CREATE INDEX kalends_organizers_former_slug ON kalends_organizers (former_slug, revision);
CREATE INDEX kalends_organizers_name ON kalends_organizers (title_key);
CREATE INDEX kalends_organizers_narrow ON kalends_organizers (id, status, author, date_utc);
CREATE INDEX kalends_organizers_published ON kalends_organizers (status, date_utc, id);
CREATE UNIQUE INDEX kalends_organizers_slug ON kalends_organizers (slug);
CREATE INDEX kalends_replays_time ON kalends_replays (at);
CREATE INDEX kalends_terms_name ON kalends_terms (kind, name_lower);
CREATE INDEX kalends_terms_parent ON kalends_terms (kind, parent);
CREATE UNIQUE INDEX kalends_terms_slug ON kalends_terms (kind, slug);
CREATE INDEX kalends_venues_by_date ON kalends_venues (date_utc, id, status, author);
CREATE INDEX kalends_venues_by_modified ON kalends_venues (modified_utc, date_utc, id, status, author);
CREATE INDEX kalends_venues_by_title ON kalends_venues (title_start, date_utc, id, status, author);
CREATE INDEX kalends_venues_changed ON kalends_venues (changed_utc);
CREATE INDEX kalends_venues_former_slug ON kalends_venues (former_slug, revision);
CREATE INDEX kalends_venues_name ON kalends_venues (title_key);
CREATE INDEX kalends_venues_narrow ON kalends_venues (id, status, author, date_utc);
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
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra, title_start, is_protected) VALUES (4, 7, 1, 'publish', 'opening', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'opening night', 'opening night', NULL, 'Opening night', '', '', 'UTC', '', 0, 1, 1, 0, 0, 1, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '<2>', '<3>', '<1>', '<3>', 0, NULL, 'opening night', 0);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra, title_start, is_protected) VALUES (5, 8, 1, 'publish', 'opening-2', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '<p>Saxophone; two sets</p>', '', 'emile''s matinee 🎷', 'emile''s matinee 🎷
saxophone; two sets', NULL, 'Émile’s matinée 🎷', '', '', 'UTC', '', 0, 1, 1, 0, 0, 0, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '', '', '', '', 0, NULL, 'emile''s matinee 🎷', 0);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra, title_start, is_protected) VALUES (6, 9, 1, 'publish', 'sealed', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'sealed', 'sealed', NULL, 'Sealed', '', 'pbkdf2$1$c2FsdHNhbHQ=$x', 'UTC', '', 0, 1, 1, 0, 0, 0, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '', '', '<2>', '', 0, NULL, 'sealed', 1);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra, title_start, is_protected) VALUES (7, 10, 7, 'draft', 'draft', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'a draft one', 'a draft one', NULL, 'A draft one', '', '', 'UTC', '', 0, 1, 1, 0, 0, 0, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '', '', '', '', 0, NULL, 'a draft one', 0);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra, title_start, is_protected) VALUES (8, 11, 7, 'pending', 'pending', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'a pending one', 'a pending one', NULL, 'A pending one', '', '', 'UTC', '', 0, 1, 1, 0, 0, 0, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '', '', '', '', 0, NULL, 'a pending one', 0);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra, title_start, is_protected) VALUES (9, 12, 7, 'private', 'private', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'a private one', 'a private one', NULL, 'A private one', '', '', 'UTC', '', 0, 1, 1, 0, 0, 0, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '', '', '', '', 0, NULL, 'a private one', 0);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra, title_start, is_protected) VALUES (10, 13, 1, 'publish', 'to-come', NULL, '2027-09-01 09:00:00', '2027-09-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'to come', 'to come', NULL, 'To come', '', '', 'UTC', '', 0, 1, 1, 0, 0, 0, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '', '', '', '', 0, NULL, 'to come', 0);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra, title_start, is_protected) VALUES (11, 15, 1, 'publish', 'after', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'moved', 'moved', NULL, 'Moved', '', '', 'UTC', '', 0, 1, 1, 0, 1, 0, '2027-06-20 10:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '', '', '', '', 0, NULL, 'moved', 0);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra, title_start, is_protected) VALUES (12, 17, 1, 'trash', NULL, 'binned', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'binned', 'binned', NULL, 'Binned', '', '', 'UTC', '', 0, 1, 1, 0, 0, 0, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '<2>', '<3>', '<1>', '<3>', 0, NULL, 'binned', 0);
INSERT INTO kalends_events (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, title, excerpt, password_hash, timezone, cost, all_day, show_map, show_map_link, hide_from_listings, sticky, featured, start_date, end_date, utc_start_date, utc_end_date, categories, tags, venue, organizer, post_parent, extra, title_start, is_protected) VALUES (14, 20, 1, 'publish', 'seats', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'with seats', 'with seats', NULL, 'With seats', '', '', 'UTC', '', 0, 1, 1, 0, 0, 0, '2027-06-10 18:00:00', '2027-06-10 22:00:00', '2027-06-10 18:00:00', '2027-06-10 22:00:00', '', '', '', '', 0, '{"tickets":3,"seats":"A–C"}', 'with seats', 0);
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (1, 'category', 1, '2027-01-01 09:00:00', NULL, '{"status":"publish","author":0,"date_utc":"","hidden":false}', '62d15797-170a-424c-b7ce-c9784c50ec04');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (2, 'category', 2, '2027-01-01 09:00:00', NULL, '{"status":"publish","author":0,"date_utc":"","hidden":false}', '2e39b2a3-bf87-4070-bbcf-baab17c26fb5');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (3, 'tag', 3, '2027-01-01 09:00:00', NULL, '{"status":"publish","author":0,"date_utc":"","hidden":false}', '2dc7b022-64d1-40c7-9af4-749e600fe0f8');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (4, 'venue', 1, '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":1,"changed_utc":"2027-01-01 09:00:00"}', 'b9027bdb-3e33-4604-a195-018972e492bc');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (5, 'venue', 2, '2027-01-01 09:00:00', NULL, '{"status":"draft","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":2,"changed_utc":"2027-01-01 09:00:00"}', '34e92d82-d385-4afd-9931-68d743768ac5');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (6, 'organizer', 3, '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":3,"changed_utc":"2027-01-01 09:00:00"}', '02633543-33d3-4b58-9202-a8b6eb82b08a');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (7, 'event', 4, '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":4,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":true,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[2],"tags":[3],"venue":[1],"organizer":[3]}', '7ef82ef1-74aa-4e12-b663-98e98923b4d1');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (8, 'event', 5, '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":5,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[],"organizer":[]}', 'c325e6fe-afb7-420c-a5cb-d43077951f55');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (9, 'event', 6, '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":6,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[2],"organizer":[]}', '87c2a7b4-20ba-46d2-9db6-c476a4acd807');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (10, 'event', 7, '2027-01-01 09:00:00', NULL, '{"status":"draft","author":7,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":7,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[],"organizer":[]}', 'ce021319-da00-46b9-b1eb-ab98e9cfe9d7');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (11, 'event', 8, '2027-01-01 09:00:00', NULL, '{"status":"pending","author":7,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":8,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[],"organizer":[]}', '2e1685cf-824f-45a7-8331-71016b7270e9');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (12, 'event', 9, '2027-01-01 09:00:00', NULL, '{"status":"private","author":7,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":9,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[],"organizer":[]}', '86794835-f6e3-4d3d-8ac3-4b111517eec6');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (13, 'event', 10, '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-09-01 09:00:00","hidden":false,"id":10,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[],"organizer":[]}', 'e32fbf54-dd11-4559-bd14-801b5ed266ec');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (14, 'event', 11, '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":11,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[],"organizer":[]}', '3551b1c3-8d73-45a3-92a1-82eb5ea778bd');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (15, 'event', 11, '2027-01-01 09:00:00', '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":11,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[],"organizer":[]}', '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":11,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-20 10:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[],"organizer":[]}', '9220323b-dede-4b02-8edc-13a3959d6da9');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (16, 'event', 12, '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":12,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[2],"tags":[3],"venue":[1],"organizer":[3]}', '0080fcb4-1da5-4bc6-9691-8a1b676c492c');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (17, 'event', 12, '2027-01-01 09:00:00', '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":12,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[2],"tags":[3],"venue":[1],"organizer":[3]}', '{"status":"trash","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":12,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[2],"tags":[3],"venue":[1],"organizer":[3]}', '8d2ea369-9670-4956-8e9f-14fc10ea7c84');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (18, 'event', 13, '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":13,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[],"organizer":[]}', '86fd8405-c68e-4b51-8e83-a27bf5aed2b7');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (19, 'event', 13, '2027-06-01 12:00:00', '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":13,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[],"organizer":[]}', NULL, '8b4cc937-cd2f-483d-9bbb-5df7d3f89bd0');
INSERT INTO kalends_journal (sequence, kind, id, at, was, became, token) VALUES (20, 'event', 14, '2027-01-01 09:00:00', NULL, '{"status":"publish","author":1,"date_utc":"2027-01-01 09:00:00","hidden":false,"id":14,"changed_utc":"2027-01-01 09:00:00","hide_from_listings":false,"featured":false,"start_date":"2027-06-10 18:00:00","end_date":"2027-06-10 22:00:00","post_parent":0,"categories":[],"tags":[],"venue":[],"organizer":[]}', 'a6c2da2e-ea4e-4d5f-a6d5-b6e5180b6f0b');
INSERT INTO kalends_migrations (version, name, applied_utc) VALUES (1, 'tables', '2026-11-28 12:30:04');
INSERT INTO kalends_migrations (version, name, applied_utc) VALUES (2, 'plugins', '2026-11-28 12:30:04');
INSERT INTO kalends_migrations (version, name, applied_utc) VALUES (3, 'tokens', '2026-11-28 12:30:04');
INSERT INTO kalends_migrations (version, name, applied_utc) VALUES (4, 'lists', '2026-11-28 12:30:04');
INSERT INTO kalends_organizers (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, organizer, phone, email, extra, title_start) VALUES (3, 6, 1, 'publish', 'club', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'jazz club', 'jazz club', NULL, 'Jazz Club', '', '', NULL, 'jazz club');
INSERT INTO kalends_replays (name, fingerprint, status, body, at) VALUES ('6084aab73b5a26b960ee6a32379f1ad042617eecde70e99a8e2b08db29427063', 'f', 201, '{"id":1}', '2027-06-01 12:00:00');
INSERT INTO kalends_state (name, value) VALUES ('feed/position', '17');
INSERT INTO kalends_terms (id, revision, parent, kind, slug, name, description, name_key, name_lower, changed_utc, published) VALUES (1, 1, 0, 'category', 'music', 'Music &amp; Café', '', 'music &amp; cafe', 'music &amp; café', '2027-01-01 09:00:00', 0);
INSERT INTO kalends_terms (id, revision, parent, kind, slug, name, description, name_key, name_lower, changed_utc, published) VALUES (2, 2, 1, 'category', 'jazz', 'Jazz', '', 'jazz', 'jazz', '2027-01-01 09:00:00', 1);
INSERT INTO kalends_terms (id, revision, parent, kind, slug, name, description, name_key, name_lower, changed_utc, published) VALUES (3, 3, 0, 'tag', 'free-entry', 'Free entry 🎟', '', 'free entry 🎟', 'free entry 🎟', '2027-01-01 09:00:00', 1);
INSERT INTO kalends_venues (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, venue, address, city, country, province, state, zip, phone, stateprovince, show_map, show_map_link, extra, geo_lat, geo_lng, geo_x, geo_y, geo_z, title_start) VALUES (1, 4, 1, 'publish', 'halle', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'grosse halle', 'grosse halle
koln', NULL, 'Große Halle', '', 'Köln', '', '', '', '', '', '', 1, 1, NULL, NULL, NULL, NULL, NULL, NULL, 'grosse halle');
INSERT INTO kalends_venues (id, revision, author, status, slug, former_slug, date, date_utc, modified, modified_utc, changed_utc, description, website, title_key, search_text, image, venue, address, city, country, province, state, zip, phone, stateprovince, show_map, show_map_link, extra, geo_lat, geo_lng, geo_x, geo_y, geo_z, title_start) VALUES (2, 5, 1, 'draft', 'back', NULL, '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '2027-01-01 09:00:00', '', '', 'backroom', 'backroom', NULL, 'Backroom', '', '', '', '', '', '', '', '', 1, 1, NULL, NULL, NULL, NULL, NULL, NULL, 'backroom');
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
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'a', 7);
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'a', 8);
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'a', 9);
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'binned', 12);
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'come', 10);
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'draft', 7);
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'emile''s', 5);
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'matinee', 5);
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'moved', 11);
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'night', 4);
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'one', 7);
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'one', 8);
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'one', 9);
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'opening', 4);
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'pending', 8);
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'private', 9);
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'saxophone;', 5);
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'sealed', 6);
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'seats', 14);
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'sets', 5);
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'to', 10);
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'two', 5);
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', 'with', 14);
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('event', '🎷', 5);
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('organizer', 'club', 3);
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('organizer', 'jazz', 3);
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('venue', 'backroom', 2);
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('venue', 'grosse', 1);
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('venue', 'halle', 1);
INSERT INTO kalends_word_uses (kind, word, id) VALUES ('venue', 'koln', 1);
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
