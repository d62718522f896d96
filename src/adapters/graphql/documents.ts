import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';

/*
 * The site's questions to the content platform (specification 1 section 7.1). All values are variables: beside literals
 * in one input the real product reads them wrongly. What the answers hold is typed as loosely as a remote server deserves.
 */

interface Place {
  site: string;
  language: string;
  path: string;
}
type Language = Pick<Place, 'site' | 'language'>;

export interface ItemWithLayout {
  rendered?: unknown;
}

export const pageDocument: TypedDocumentNode<{ layout?: { item?: ItemWithLayout | null } | null }, Place> = parse(`
  query Page($site: String!, $path: String!, $language: String!) {
    layout(site: $site, routePath: $path, language: $language) { item { rendered } }
  }
`);

export const editedDocument: TypedDocumentNode<
  { item?: ItemWithLayout | null },
  { itemId: string; language: string; version?: string | undefined }
> = parse(`
  query EditingQuery($itemId: String!, $language: String!, $version: String) {
    item(path: $itemId, language: $language, version: $version) { rendered }
  }
`);

export const notFoundDocument: TypedDocumentNode<
  { site?: { siteInfo?: { errorHandling?: { notFoundPage?: ItemWithLayout | null } | null } | null } | null },
  Language
> = parse(`
  query NotFoundPage($site: String!, $language: String!) {
    site { siteInfo(site: $site) { errorHandling(language: $language) { notFoundPage { rendered } } } }
  }
`);

export const homePathDocument: TypedDocumentNode<
  { layout?: { item?: { path?: string } | null } | null },
  Language & { path: string }
> = parse(`
  query HomePath($site: String!, $path: String!, $language: String!) {
    layout(site: $site, routePath: $path, language: $language) { item { path } }
  }
`);

interface FieldValue {
  value?: string | null;
}
export interface NavigationAnswer {
  name?: string;
  url?: { path?: string };
  navTitle?: FieldValue | null;
  hideInNavigation?: FieldValue | null;
  shouldBeNavigableInMenuWhenItHasChildren?: FieldValue | null;
  externalLink?: { jsonValue?: unknown } | null;
  menuImage?: { src?: string | null } | null;
  children?: { results?: readonly (NavigationAnswer | null)[] } | null;
}

export const navigationDocument: TypedDocumentNode<
  { item?: NavigationAnswer | null },
  { datasource: string; language: string; templates: readonly string[]; first: number }
> = parse(`
  query Navigation($datasource: String!, $language: String!, $templates: [String], $first: Int) {
    item(path: $datasource, language: $language) {
      children(includeTemplateIDs: $templates, first: $first) {
        results {
          ...Entry
          children(includeTemplateIDs: $templates, first: $first) {
            results {
              ...Entry
              children(includeTemplateIDs: $templates, first: $first) { results { ...Entry } }
            }
          }
        }
      }
    }
  }
  fragment Entry on Item {
    name
    url { path }
    navTitle: field(name: "navTitle") { value }
    hideInNavigation: field(name: "hideInNavigation") { value }
    shouldBeNavigableInMenuWhenItHasChildren: field(name: "shouldBeNavigableInMenuWhenItHasChildren") { value }
    externalLink: field(name: "externalLink") { jsonValue }
    menuImage: field(name: "menuImage") { ... on ImageField { src } }
  }
`);

export interface LanguageAnswer {
  displayName?: string | null;
  url?: { path?: string };
  language?: { name?: string; displayName?: string; englishName?: string; nativeName?: string };
}

export const languagesDocument: TypedDocumentNode<
  { layout?: { item?: { languages?: readonly (LanguageAnswer | null)[] } | null } | null },
  Place
> = parse(`
  query Languages($site: String!, $path: String!, $language: String!) {
    layout(site: $site, routePath: $path, language: $language) {
      item { languages { displayName url { path } language { name displayName englishName nativeName } } }
    }
  }
`);

export interface CrumbAnswer {
  name?: string;
  displayName?: string | null;
  url?: { path?: string };
  navTitle?: FieldValue | null;
  metaTitle?: FieldValue | null;
}

export const trailDocument: TypedDocumentNode<
  { layout?: { item?: (CrumbAnswer & { ancestors?: readonly (CrumbAnswer | null)[] }) | null } | null },
  Place & { hasLayout: boolean }
> = parse(`
  query Trail($site: String!, $path: String!, $language: String!, $hasLayout: Boolean) {
    layout(site: $site, routePath: $path, language: $language) {
      item { ...Crumb ancestors(hasLayout: $hasLayout) { ...Crumb } }
    }
  }
  fragment Crumb on Item {
    name
    displayName
    url { path }
    navTitle: field(name: "navTitle") { value }
    metaTitle: field(name: "metaTitle") { value }
  }
`);

interface PageInfo {
  endCursor?: string | null;
  hasNext?: boolean;
}

export const dictionaryDocument: TypedDocumentNode<
  {
    site?: {
      siteInfo?: {
        dictionary?: { pageInfo?: PageInfo; results?: readonly ({ key?: string; value?: string } | null)[] } | null;
      } | null;
    } | null;
  },
  Language & { first: number; after: string }
> = parse(`
  query Dictionary($site: String!, $language: String!, $first: Int, $after: String) {
    site { siteInfo(site: $site) { dictionary(language: $language, first: $first, after: $after) { pageInfo { endCursor hasNext } results { key value } } } }
  }
`);

export const routesDocument: TypedDocumentNode<
  {
    site?: {
      siteInfo?: {
        routes?: {
          pageInfo?: PageInfo;
          results?: readonly ({ routePath?: string; route?: { id?: string } | null } | null)[];
        } | null;
      } | null;
    } | null;
  },
  Language & { first: number; after: string }
> = parse(`
  query Routes($site: String!, $language: String!, $first: Int, $after: String) {
    site { siteInfo(site: $site) { routes(language: $language, first: $first, after: $after) { pageInfo { endCursor hasNext } results { routePath route { id } } } } }
  }
`);

export interface RedirectAnswer {
  pattern?: string;
  target?: string;
  redirectType?: string;
  isQueryStringPreserved?: boolean;
  isLanguagePreserved?: boolean;
  locale?: string | null;
}

export const siteDocument: TypedDocumentNode<
  {
    site?: {
      siteInfo?: { robots?: string | null; redirects?: readonly (RedirectAnswer | null)[] | null } | null;
    } | null;
  },
  Pick<Place, 'site'>
> = parse(`
  query Site($site: String!) {
    site { siteInfo(site: $site) { robots redirects { pattern target redirectType isQueryStringPreserved isLanguagePreserved locale } } }
  }
`);
