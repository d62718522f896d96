import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';

/* The site's queries for stories (specification 1 section 7.1). All values are variables. */

interface FieldValue {
  value?: string | null;
}
interface Flag extends FieldValue {
  boolValue?: boolean | null;
}

export interface StoryIndexNode {
  id?: string;
  name?: string;
  displayName?: string | null;
  url?: { path?: string };
  navTitle?: FieldValue | null;
  showDates?: Flag | null;
  layout?: FieldValue | null;
  highlightLatestStory?: Flag | null;
}

export interface StoryNode {
  id?: string;
  name?: string;
  displayName?: string | null;
  url?: { path?: string };
  title?: FieldValue | null;
  premble?: FieldValue | null;
  date?: { formattedDateValue?: string | null } | null;
  image?: {
    src?: string | null;
    alt?: string | null;
    width?: string | number | null;
    height?: string | number | null;
  } | null;
  tags?: FieldValue | null;
}

export interface Predicate {
  name?: string;
  value?: string;
  operator?: 'EQ' | 'NEQ' | 'CONTAINS' | 'LT' | 'GT';
  AND?: readonly Predicate[];
  OR?: readonly Predicate[];
}

export interface OrderBy {
  name: string;
  direction: 'ASC' | 'DESC';
}

interface Found<T> {
  total?: number;
  pageInfo?: { endCursor?: string | null; hasNext?: boolean };
  results?: readonly (T | null)[];
}

const INDEX = `
  fragment Index on Item {
    id
    name
    displayName
    url { path }
    navTitle: field(name: "navTitle") { value }
    showDates: field(name: "showDates") { value ... on CheckboxField { boolValue } }
    layout: field(name: "layout") { value }
    highlightLatestStory: field(name: "highlightLatestStory") { value ... on CheckboxField { boolValue } }
  }
`;

export const storiesDocument: TypedDocumentNode<
  { item?: StoryIndexNode | null; search?: Found<StoryNode> | null },
  { index: string; language: string; where: Predicate; first: number; after: string; orderBy: OrderBy; day: string }
> = parse(`
  query Stories($index: String!, $language: String!, $where: ItemSearchPredicateInput!, $first: Int, $after: String, $orderBy: ItemSearchOrderByInput, $day: String!) {
    item(path: $index, language: $language) { ...Index }
    search(where: $where, first: $first, after: $after, orderBy: $orderBy) {
      total
      pageInfo { endCursor hasNext }
      results {
        id
        name
        displayName
        url { path }
        title: field(name: "title") { value }
        premble: field(name: "premble") { value }
        date: field(name: "date") { ... on DateField { formattedDateValue(format: $day) } }
        image: field(name: "image") { ... on ImageField { src alt width height } }
        tags: field(name: "tags") { value }
      }
    }
  }
  ${INDEX}
`);

export interface TagNode {
  id?: string;
  key?: FieldValue | null;
  value?: FieldValue | null;
}

export const storyTagsDocument: TypedDocumentNode<
  { item?: { children?: Found<TagNode> | null } | null },
  { folder: string; language: string; templates: readonly string[]; first: number }
> = parse(`
  query StoryTags($folder: String!, $language: String!, $templates: [String], $first: Int) {
    item(path: $folder, language: $language) {
      children(includeTemplateIDs: $templates, first: $first) {
        results { id key: field(name: "key") { value } value: field(name: "value") { value } }
      }
    }
  }
`);

export const homeIdDocument: TypedDocumentNode<
  { layout?: { item?: { id?: string } | null } | null },
  { site: string; path: string; language: string }
> = parse(`
  query HomeId($site: String!, $path: String!, $language: String!) {
    layout(site: $site, routePath: $path, language: $language) { item { id } }
  }
`);

export const storyIndexDocument: TypedDocumentNode<
  { search?: Found<StoryIndexNode> | null },
  { where: Predicate; first: number }
> = parse(`
  query StoryIndex($where: ItemSearchPredicateInput!, $first: Int) {
    search(where: $where, first: $first) { results { ...Index } }
  }
  ${INDEX}
`);

export interface StoryMetadataNode {
  id?: string;
  date?: { formattedDateValue?: string | null } | null;
  author?: FieldValue | null;
  ancestors?: readonly (StoryIndexNode | null)[];
}

export const storyMetadataDocument: TypedDocumentNode<
  { layout?: { item?: StoryMetadataNode | null } | null },
  { site: string; path: string; language: string; templates: readonly string[]; instant: string }
> = parse(`
  query StoryPlace($site: String!, $path: String!, $language: String!, $templates: [String], $instant: String!) {
    layout(site: $site, routePath: $path, language: $language) {
      item {
        id
        date: field(name: "date") { ... on DateField { formattedDateValue(format: $instant) } }
        author: field(name: "Author") { value }
        ancestors(includeTemplateIDs: $templates) { ...Index }
      }
    }
  }
  ${INDEX}
`);

export interface NeighbourNode {
  name?: string;
  displayName?: string | null;
  url?: { path?: string };
  title?: FieldValue | null;
}

export const storyNeighboursDocument: TypedDocumentNode<
  { previous?: Found<NeighbourNode> | null; next?: Found<NeighbourNode> | null },
  { older: Predicate; newer: Predicate; newestFirst: OrderBy; oldestFirst: OrderBy; one: number }
> = parse(`
  query StoryNeighbours($older: ItemSearchPredicateInput!, $newer: ItemSearchPredicateInput!, $newestFirst: ItemSearchOrderByInput, $oldestFirst: ItemSearchOrderByInput, $one: Int) {
    previous: search(where: $older, first: $one, orderBy: $newestFirst) { results { ...Neighbour } }
    next: search(where: $newer, first: $one, orderBy: $oldestFirst) { results { ...Neighbour } }
  }
  fragment Neighbour on Item {
    name
    displayName
    url { path }
    title: field(name: "title") { value }
  }
`);
