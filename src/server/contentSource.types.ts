/** The content platform that the pages draw on: the one behind our own door, or another. */
export interface ContentSource {
  /** Address of the GraphQL endpoint; a path where it is ours. */
  endpoint: string;
  /** The credential. */
  headers: Readonly<Record<string, string>>;
  embedded: boolean;
}
