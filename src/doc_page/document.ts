/** The parts of the OpenAPI document that the page shows, as types. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly description?: string;
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema;
  readonly required?: readonly string[];
}

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly description: string;
  readonly required: boolean;
  readonly schema: Schema;
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: Content }>>;
}

export interface Document {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Methods of one path that do the same. */
export interface Entry {
  readonly path: string;
  readonly methods: readonly string[];
  readonly operation: Operation;
}

/** What one section of the page holds, in the order of the document. */
export function entriesOf({ paths }: Document, tag: string): readonly Entry[] {
  return Object.entries(paths).flatMap(([path, operations]) => {
    const same = new Map<string, [string, Operation][]>();
    for (const [method, operation] of Object.entries(operations)) {
      if (!operation.tags.includes(tag)) continue;
      const key = JSON.stringify({ ...operation, operationId: "" });
      same.set(key, [...(same.get(key) ?? []), [method.toUpperCase(), operation]]);
    }
    return [...same.values()].map((group) => ({
      path,
      methods: group.map(([method]) => method),
      operation: group[0]![1],
    }));
  });
}

/** The first media type of a body or answer, and what it holds. */
export const contentOf = (content: Content): { type: string; schema: Schema } => {
  const [type, { schema }] = Object.entries(content)[0]!;
  return { type, schema };
};
