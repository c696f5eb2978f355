/** Headings and sentences of the page beside those of the document. Backticks mark code. */
import type { Language } from "../texts/mod.ts";

const en = {
  skip: "Skip to the content",
  contents: "Contents",
  overview: "Overview",
  baseAddress: "All paths begin with",
  machine: "Programs get this reference at the same address as an OpenAPI document:",
  signIn: "Signing in",
  signInAbout:
    "Reading what is published needs no credentials. Everything else is sent with the name and application password of a user (HTTP Basic), or with a key (Bearer), as far as this calendar offers them.",
  errors: "Errors",
  errorsAbout:
    "A refusal has a `code` for programs, a `message` for people, and the status in `data`. When fields are wrong, `data.params` says of each what is wrong with it.",
  calendar: "Calendar",
  shapes: "Shapes of records",
  parameters: "Parameters",
  body: "Body",
  responses: "Answers",
  default: "default",
  required: "required",
  inPath: "in the path",
  optional: "may be absent",
  needsSignIn: "needs signing in",
};

export type PageWords = Readonly<Record<keyof typeof en, string>>;

const de: PageWords = {
  skip: "Zum Inhalt springen",
  contents: "Inhalt",
  overview: "Überblick",
  baseAddress: "Alle Pfade beginnen mit",
  machine: "Programme erhalten diese Referenz unter derselben Adresse als OpenAPI-Dokument:",
  signIn: "Anmelden",
  signInAbout:
    "Veröffentlichtes kann ohne Anmeldung gelesen werden. Alles andere wird mit Name und Anwendungspasswort eines Benutzers (HTTP Basic) oder mit einem Schlüssel (Bearer) gesendet, soweit dieser Kalender sie anbietet.",
  errors: "Fehler",
  errorsAbout:
    "Eine Ablehnung hat einen `code` für Programme, eine `message` für Menschen und den Status in `data`. Sind Felder falsch, sagt `data.params` für jedes, was daran falsch ist.",
  calendar: "Kalender",
  shapes: "Aufbau der Datensätze",
  parameters: "Parameter",
  body: "Inhalt der Anfrage",
  responses: "Antworten",
  default: "Vorgabe",
  required: "erforderlich",
  inPath: "im Pfad",
  optional: "kann fehlen",
  needsSignIn: "nur nach Anmeldung",
};

const es: PageWords = {
  skip: "Ir al contenido",
  contents: "Contenido",
  overview: "Resumen",
  baseAddress: "Todas las rutas empiezan por",
  machine: "Los programas reciben esta referencia en la misma dirección como documento OpenAPI:",
  signIn: "Identificarse",
  signInAbout:
    "Leer lo publicado no requiere identificarse. Todo lo demás se envía con el nombre y la contraseña de aplicación de un usuario (HTTP Basic) o con una clave (Bearer), según lo que ofrezca este calendario.",
  errors: "Errores",
  errorsAbout:
    "Un rechazo tiene un `code` para programas, un `message` para personas y el estado en `data`. Si hay campos erróneos, `data.params` dice de cada uno qué tiene de malo.",
  calendar: "Calendario",
  shapes: "Forma de los registros",
  parameters: "Parámetros",
  body: "Cuerpo de la petición",
  responses: "Respuestas",
  default: "por omisión",
  required: "obligatorio",
  inPath: "en la ruta",
  optional: "puede faltar",
  needsSignIn: "hay que identificarse",
};

const fr: PageWords = {
  skip: "Aller au contenu",
  contents: "Sommaire",
  overview: "Vue d'ensemble",
  baseAddress: "Tous les chemins commencent par",
  machine: "Les programmes reçoivent cette référence à la même adresse sous forme de document OpenAPI :",
  signIn: "S'identifier",
  signInAbout:
    "Lire ce qui est publié ne demande aucune identification. Tout le reste s'envoie avec le nom et le mot de passe d'application d'un utilisateur (HTTP Basic) ou avec une clé (Bearer), selon ce que propose ce calendrier.",
  errors: "Erreurs",
  errorsAbout:
    "Un refus a un `code` pour les programmes, un `message` pour les personnes et le statut dans `data`. Si des champs sont erronés, `data.params` dit de chacun ce qui ne va pas.",
  calendar: "Calendrier",
  shapes: "Forme des enregistrements",
  parameters: "Paramètres",
  body: "Corps de la requête",
  responses: "Réponses",
  default: "par défaut",
  required: "obligatoire",
  inPath: "dans le chemin",
  optional: "peut manquer",
  needsSignIn: "identification requise",
};

export const PAGE_WORDS: Readonly<Record<Language, PageWords>> = { en, de, es, fr };
