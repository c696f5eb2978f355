/**
 * The zones that the time zone database (2025b) gives abbreviations: first pairs of an offset in hours and what it is
 * called there, then the zones. An offset that is not listed has no letters in the database and is shown in digits.
 * Where one offset had several names since 1970, the latest is listed, so times long past may be called what they
 * would be called today.
 */
export const LETTERS: readonly (readonly [string, string])[] = [
  [
    "1 CET 2 CEST",
    `
      Africa/Tunis Arctic/Longyearbyen Atlantic/Jan_Mayen CET Europe/Amsterdam Europe/Andorra
      Europe/Belgrade Europe/Berlin Europe/Bratislava Europe/Brussels Europe/Budapest Europe/Busingen
      Europe/Copenhagen Europe/Gibraltar Europe/Ljubljana Europe/Luxembourg Europe/Madrid Europe/Malta
      Europe/Monaco Europe/Oslo Europe/Paris Europe/Podgorica Europe/Prague Europe/Rome Europe/San_Marino
      Europe/Sarajevo Europe/Skopje Europe/Stockholm Europe/Tirane Europe/Vaduz Europe/Vatican Europe/Vienna
      Europe/Warsaw Europe/Zagreb Europe/Zurich Poland
    `,
  ],
  [
    "0 GMT",
    `
      Africa/Abidjan Africa/Accra Africa/Bamako Africa/Banjul Africa/Bissau Africa/Conakry Africa/Dakar
      Africa/Freetown Africa/Lome Africa/Monrovia Africa/Nouakchott Africa/Ouagadougou Africa/Timbuktu
      America/Danmarkshavn Atlantic/Reykjavik Atlantic/St_Helena Etc/GMT Etc/GMT+0 Etc/GMT-0 Etc/GMT0
      Etc/Greenwich GMT GMT+0 GMT-0 GMT0 Greenwich Iceland
    `,
  ],
  [
    "-5 EST -4 EDT",
    `
      America/Detroit America/Fort_Wayne America/Grand_Turk America/Indiana/Indianapolis
      America/Indiana/Marengo America/Indiana/Vevay America/Indianapolis America/Jamaica
      America/Kentucky/Louisville America/Louisville America/Montreal America/Nassau America/New_York
      America/Nipigon America/Port-au-Prince America/Thunder_Bay America/Toronto Canada/Eastern EST5EDT
      Jamaica US/East-Indiana US/Eastern US/Michigan
    `,
  ],
  [
    "-6 CST -5 CDT",
    `
      America/Belize America/Chicago America/Costa_Rica America/El_Salvador America/Guatemala
      America/Indiana/Knox America/Knox_IN America/Managua America/Matamoros America/Menominee
      America/Merida America/Mexico_City America/Monterrey America/Rainy_River America/Rankin_Inlet
      America/Resolute America/Tegucigalpa America/Winnipeg CST6CDT Canada/Central Mexico/General US/Central
      US/Indiana-Starke
    `,
  ],
  [
    "-4 AST",
    `
      America/Anguilla America/Antigua America/Aruba America/Blanc-Sablon America/Curacao America/Dominica
      America/Grenada America/Guadeloupe America/Kralendijk America/Lower_Princes America/Marigot
      America/Montserrat America/Port_of_Spain America/Puerto_Rico America/St_Barthelemy America/St_Kitts
      America/St_Lucia America/St_Thomas America/St_Vincent America/Tortola America/Virgin
    `,
  ],
  [
    "2 EET 3 EEST",
    `
      Africa/Cairo Asia/Beirut Asia/Famagusta Asia/Gaza Asia/Hebron Asia/Nicosia EET Egypt Europe/Athens
      Europe/Bucharest Europe/Helsinki Europe/Mariehamn Europe/Nicosia Europe/Sofia
    `,
  ],
  [
    "10 AEST 11 AEDT",
    `
      Antarctica/Macquarie Australia/ACT Australia/Brisbane Australia/Canberra Australia/Currie
      Australia/Hobart Australia/Lindeman Australia/Melbourne Australia/NSW Australia/Queensland
      Australia/Sydney Australia/Tasmania Australia/Victoria
    `,
  ],
  [
    "-7 MST -6 MDT",
    `
      America/Boise America/Denver America/Edmonton America/Hermosillo America/Mazatlan America/Shiprock
      America/Yellowknife Canada/Mountain MST7MDT Mexico/BajaSur Navajo US/Mountain
    `,
  ],
  [
    "3 EAT",
    `
      Africa/Addis_Ababa Africa/Asmara Africa/Asmera Africa/Dar_es_Salaam Africa/Djibouti Africa/Kampala
      Africa/Mogadishu Africa/Nairobi Indian/Antananarivo Indian/Comoro Indian/Mayotte
    `,
  ],
  [
    "1 WAT",
    `
      Africa/Bangui Africa/Brazzaville Africa/Douala Africa/Kinshasa Africa/Lagos Africa/Libreville
      Africa/Luanda Africa/Malabo Africa/Niamey Africa/Porto-Novo
    `,
  ],
  [
    "-8 PST -7 PDT",
    `
      America/Ensenada America/Los_Angeles America/Santa_Isabel America/Tijuana America/Vancouver
      Canada/Pacific Mexico/BajaNorte PST8PDT US/Pacific
    `,
  ],
  [
    "8 CST 9 CDT",
    `
      Asia/Chongqing Asia/Chungking Asia/Harbin Asia/Macao Asia/Macau Asia/Shanghai Asia/Taipei PRC ROC
    `,
  ],
  [
    "-4 AST -3 ADT",
    `
      America/Barbados America/Glace_Bay America/Halifax America/Martinique America/Moncton America/Thule
      Atlantic/Bermuda Canada/Atlantic
    `,
  ],
  ["0 UTC", "Etc/UCT Etc/UTC Etc/Universal Etc/Zulu UCT UTC Universal Zulu"],
  [
    "2 CAT",
    `
      Africa/Blantyre Africa/Bujumbura Africa/Gaborone Africa/Harare Africa/Kigali Africa/Lubumbashi
      Africa/Lusaka Africa/Maputo
    `,
  ],
  [
    "2 EET 3 EEST 4 MSD",
    `
      Europe/Chisinau Europe/Kiev Europe/Kyiv Europe/Riga Europe/Tallinn Europe/Tiraspol Europe/Uzhgorod
      Europe/Zaporozhye
    `,
  ],
  [
    "-6 CST -5 EST -4 EDT",
    `
      America/Cancun America/Indiana/Petersburg America/Indiana/Vincennes America/Indiana/Winamac
      America/Iqaluit America/Kentucky/Monticello America/Pangnirtung
    `,
  ],
  ["0 GMT 1 BST", "Europe/Belfast Europe/Guernsey Europe/Isle_of_Man Europe/Jersey Europe/London GB GB-Eire"],
  [
    "-7 MST -6 CST -5 CDT",
    `
      America/Bahia_Banderas America/Chihuahua America/North_Dakota/Beulah America/North_Dakota/Center
      America/North_Dakota/New_Salem America/Ojinaga
    `,
  ],
  ["-5 EST", "America/Atikokan America/Cayman America/Coral_Harbour America/Panama EST"],
  [
    "-8 PST -7 MST",
    `
      America/Dawson America/Dawson_Creek America/Fort_Nelson America/Whitehorse Canada/Yukon
    `,
  ],
  ["0 WET 1 WEST", "Atlantic/Canary Atlantic/Faeroe Atlantic/Faroe Atlantic/Madeira WET"],
  ["2 EET", "Asia/Amman Asia/Damascus Asia/Istanbul Europe/Istanbul Turkey"],
  ["-10 HST", "HST Pacific/Honolulu Pacific/Johnston US/Hawaii"],
  ["-11 SST", "Pacific/Midway Pacific/Pago_Pago Pacific/Samoa US/Samoa"],
  ["-7 MST", "America/Creston America/Phoenix MST US/Arizona"],
  ["12 NZST 13 NZDT", "Antarctica/McMurdo Antarctica/South_Pole NZ Pacific/Auckland"],
  ["9.5 ACST 10.5 ACDT", "Australia/Adelaide Australia/Broken_Hill Australia/South Australia/Yancowinna"],
  ["-11 BST -10 HST -9 HDT", "America/Adak America/Atka US/Aleutian"],
  ["-6 CST", "America/Regina America/Swift_Current Canada/Saskatchewan"],
  ["-9 AKST -8 AKDT -7 PDT", "America/Juneau America/Metlakatla America/Sitka"],
  ["2 EET 3 MSK 4 MSK", "Europe/Moscow Europe/Simferopol W-SU"],
  ["2 IST 3 IDT", "Asia/Jerusalem Asia/Tel_Aviv Israel"],
  ["2 SAST", "Africa/Johannesburg Africa/Maseru Africa/Mbabane"],
  ["-10 AHST -9 AKST -8 AKDT", "America/Anchorage US/Alaska"],
  ["-3.5 NST -2.5 NDT -1.5 NDDT", "America/St_Johns Canada/Newfoundland"],
  ["-5 CST -4 CDT", "America/Havana Cuba"],
  ["0 GMT 1 IST", "Eire Europe/Dublin"],
  ["0 WET 1 CET 2 CEST", "Africa/Algiers Africa/Ceuta"],
  ["0 WET 1 WEST 2 CEST", "Europe/Lisbon Portugal"],
  ["1 CET 2 EET", "Africa/Tripoli Libya"],
  ["10 ChST 11 GDT", "Pacific/Guam Pacific/Saipan"],
  ["2 CAT 3 EAT", "Africa/Juba Africa/Khartoum"],
  ["2 EET 4 MSD", "Europe/Kaliningrad Europe/Minsk"],
  ["5.5 IST", "Asia/Calcutta Asia/Kolkata"],
  ["7 WIB", "Asia/Jakarta Asia/Pontianak"],
  ["8 AWST 9 AWDT", "Australia/Perth Australia/West"],
  ["8 HKT 9 HKST", "Asia/Hong_Kong Hongkong"],
  ["8 WITA", "Asia/Makassar Asia/Ujung_Pandang"],
  ["9 JST", "Asia/Tokyo Japan"],
  ["9 KST 10 KDT", "Asia/Seoul ROK"],
  ["9.5 ACST", "Australia/Darwin Australia/North"],
  ["-11 BST -10 BDT -9 AKST -8 AKDT", "America/Nome"],
  ["-4 AST -3 ADT -2 ADDT", "America/Goose_Bay"],
  ["-5 EST -4 AST", "America/Santo_Domingo"],
  ["-6 CST -5 CDT -4 EDT", "America/Indiana/Tell_City"],
  ["-7 MST -6 MDT -5 CDT", "America/Ciudad_Juarez"],
  ["-7 MST -6 MDT -5 EST", "America/Cambridge_Bay"],
  ["-8 PST -7 MST -6 MDT", "America/Inuvik"],
  ["-9 AKST -8 AKDT", "America/Yakutat"],
  ["0 GMT 1 WAT", "Africa/Sao_Tome"],
  ["1 CET 2 EET 3 EEST 4 MSD", "Europe/Vilnius"],
  ["1 MET 2 MEST", "MET"],
  ["1 WAT 2 CAT", "Africa/Windhoek"],
  ["1 WAT 2 WAST", "Africa/Ndjamena"],
  ["1 WEST", "Atlantic/Azores"],
  ["3 MSK", "Europe/Volgograd"],
  ["3 MSK 4 MSK", "Europe/Kirov"],
  ["5 PKT 6 PKST", "Asia/Karachi"],
  ["8 PST 9 PDT", "Asia/Manila"],
  ["8.5 KST 9 KST", "Asia/Pyongyang"],
  ["9 WIT", "Asia/Jayapura"],
];
