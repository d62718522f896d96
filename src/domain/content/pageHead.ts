/** Data of the document's head (requirement A-09). All addresses are absolute. */
export interface PageHead {
  title: string;
  description: string;
  ogDescription: string;
  /** Of services that show a shared page. Size in pixels; absent for a picture of another server. */
  picture: { src: string; alt: string; width?: number; height?: number };
  /** 'sv_SE' */
  locale: string;
  siteName: string;
  /** In lower case; without query, except for the number of a further page of a list. */
  canonical: string;
  noIndex: boolean;
  /** The page in each language that has it, including itself; empty with a single language. */
  alternates: readonly { hreflang: string; href: string }[];
  /** Only on the page of a story; ISO day and name, '' if unknown. */
  article?: { published: string; author: string };
  /** Structured data: one JSON-LD graph. */
  graph: string;
}
