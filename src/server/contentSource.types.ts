/** The content platform of the pages: embedded, or external. */
export interface ContentSource {
  /** Address of the GraphQL endpoint; a path where it is ours. */
  endpoint: string;
  /** The credential. */
  headers: Readonly<Record<string, string>>;
  embedded: boolean;
}
