/** The little of itemsjs that the bench uses; the package brings no types. */
declare module 'itemsjs' {
  interface Aggregation {
    size: number;
    conjunction: boolean;
  }
  interface Sorting {
    field: string;
    order: 'asc' | 'desc';
  }
  interface SearchQuery<Item> {
    query?: string;
    per_page: number;
    page: number;
    sort?: string;
    filters: Record<string, string[]>;
    filter?: (item: Item) => boolean;
  }
  export default function itemsjs<Item>(
    items: readonly Item[],
    options: {
      aggregations: Record<string, Aggregation>;
      sortings: Record<string, Sorting>;
      searchableFields: string[];
      native_search_enabled?: boolean;
    },
  ): { search(query: SearchQuery<Item>): { pagination: { total: number }; data: { items: Item[] } } };
}
