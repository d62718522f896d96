/** Data of the document's head (requirement A-09). All addresses are absolute. */
export interface PageHead {
  title: string;
  description: string;
  ogDescription: string;
  /** '' where the page has no picture. */
  ogImage: string;
  siteName: string;
  /** In small letters; without query, but for the number of a list's further page. */
  canonical: string;
  noIndex: boolean;
  /** The page in each language that has it, itself too; empty where there is one language alone. */
  alternates: readonly { hreflang: string; href: string }[];
  /** Of a page that is a story; ISO day and name, '' where unknown. */
  article?: { published: string; author: string };
  /** Structured data: one JSON-LD graph. */
  graph: string;
}
