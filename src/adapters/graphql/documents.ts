import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';

/*
 * The site's queries to the content platform (specification 1 section 7.1). All values are variables: the vendor's
 * product misreads variables next to literals in one input. Response fields are optional, since they come from a
 * remote server.
 */

interface RouteVariables {
  site: string;
  language: string;
  path: string;
}
type Language = Pick<RouteVariables, 'site' | 'language'>;

export interface ItemWithLayout {
  rendered?: unknown;
}

export const pageDocument: TypedDocumentNode<{ layout?: { item?: ItemWithLayout | null } | null }, RouteVariables> =
  parse(`
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
export interface NavigationNode {
  name?: string;
  url?: { path?: string };
  navTitle?: FieldValue | null;
  hideInNavigation?: FieldValue | null;
  shouldBeNavigableInMenuWhenItHasChildren?: FieldValue | null;
  externalLink?: { jsonValue?: unknown } | null;
  menuImage?: { src?: string | null } | null;
  children?: { results?: readonly (NavigationNode | null)[] } | null;
}

export const navigationDocument: TypedDocumentNode<
  { item?: NavigationNode | null },
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

export interface LanguageNode {
  displayName?: string | null;
  url?: { path?: string };
  language?: { name?: string; displayName?: string; englishName?: string; nativeName?: string };
}

export const languagesDocument: TypedDocumentNode<
  { layout?: { item?: { languages?: readonly (LanguageNode | null)[] } | null } | null },
  RouteVariables
> = parse(`
  query Languages($site: String!, $path: String!, $language: String!) {
    layout(site: $site, routePath: $path, language: $language) {
      item { languages { displayName url { path } language { name displayName englishName nativeName } } }
    }
  }
`);

export interface CrumbNode {
  name?: string;
  displayName?: string | null;
  url?: { path?: string };
  navTitle?: FieldValue | null;
  metaTitle?: FieldValue | null;
}

export const trailDocument: TypedDocumentNode<
  { layout?: { item?: (CrumbNode & { ancestors?: readonly (CrumbNode | null)[] }) | null } | null },
  RouteVariables & { hasLayout: boolean }
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

interface RouteNode {
  id?: string;
  noIndex?: FieldValue | null;
  date?: { formattedDateValue?: string | null } | null;
}

export const routesDocument: TypedDocumentNode<
  {
    site?: {
      siteInfo?: {
        routes?: {
          pageInfo?: PageInfo;
          results?: readonly ({ routePath?: string; route?: RouteNode | null } | null)[];
        } | null;
      } | null;
    } | null;
  },
  Language & { first: number; after: string }
> = parse(`
  query Routes($site: String!, $language: String!, $first: Int, $after: String) {
    site { siteInfo(site: $site) { routes(language: $language, first: $first, after: $after) { pageInfo { endCursor hasNext } results { routePath route { ...Route } } } } }
  }
  fragment Route on Item {
    id
    noIndex: field(name: "noIndex") { value }
    date: field(name: "date") { ... on DateField { formattedDateValue(format: "yyyy-MM-dd") } }
  }
`);

export interface RedirectNode {
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
      siteInfo?: { robots?: string | null; redirects?: readonly (RedirectNode | null)[] | null } | null;
    } | null;
  },
  Pick<RouteVariables, 'site'>
> = parse(`
  query Site($site: String!) {
    site { siteInfo(site: $site) { robots redirects { pattern target redirectType isQueryStringPreserved isLanguagePreserved locale } } }
  }
`);
