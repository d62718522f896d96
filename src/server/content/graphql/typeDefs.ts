/**
 * The part of the vendor's content schema that its clients and this site use. Types of arguments are part of the
 * contract: `[String]` where clients declare `[String]`, `version` as text, and so on.
 */
export const typeDefs = /* GraphQL */ `
  scalar JSON
  "64-bit integer; dates as milliseconds since the Unix epoch"
  scalar Long

  type Query {
    "One item, by content path (/sitecore/content/...) or by GUID in any notation. null when absent in that language."
    item(path: String, language: String!, version: String): Item
    "The page behind a URL path of a site. The object is never null for a known site; item is null for an unknown route."
    layout(site: String!, routePath: String!, language: String!): LayoutData
    "Boolean field search over (item, language) pairs."
    search(
      where: ItemSearchPredicateInput!
      first: Int = 10
      after: String
      orderBy: ItemSearchOrderByInput
    ): ItemSearchResults
    site: SiteData
  }

  type LayoutData {
    item: Item
  }

  interface Item {
    id(format: String = "N"): ID!
    name: String!
    displayName: String
    path: String!
    version: Int!
    language: ItemLanguage!
    template: ItemTemplate!
    url: ItemUrl!
    "Layout Service JSON; an empty object for an item without presentation"
    rendered: JSON!
    field(name: String!): ItemField
    fields(ownFields: Boolean = false): [ItemField]!
    parent: Item
    ancestors(hasLayout: Boolean, includeTemplateIDs: [String]): [Item]!
    hasChildren(hasLayout: Boolean, includeTemplateIDs: [String]): Boolean!
    children(hasLayout: Boolean, includeTemplateIDs: [String], first: Int, after: String): ItemSearchResults!
    "This item in every language it has a version in"
    languages: [Item]!
    personalization: ItemPersonalization
  }

  "Any item whose template has no generated type of its own"
  type UnknownItem implements Item {
    id(format: String = "N"): ID!
    name: String!
    displayName: String
    path: String!
    version: Int!
    language: ItemLanguage!
    template: ItemTemplate!
    url: ItemUrl!
    rendered: JSON!
    field(name: String!): ItemField
    fields(ownFields: Boolean = false): [ItemField]!
    parent: Item
    ancestors(hasLayout: Boolean, includeTemplateIDs: [String]): [Item]!
    hasChildren(hasLayout: Boolean, includeTemplateIDs: [String]): Boolean!
    children(hasLayout: Boolean, includeTemplateIDs: [String], first: Int, after: String): ItemSearchResults!
    languages: [Item]!
    personalization: ItemPersonalization
  }

  type ItemPersonalization {
    variantIds: [String]
  }
  type ItemLanguage {
    name: String!
    displayName: String!
    englishName: String!
    nativeName: String!
  }
  type ItemUrl {
    path: String!
    url: String!
    hostName: String!
    scheme: String!
    siteName: String!
  }

  type ItemTemplate {
    id(format: String = "N"): ID!
    name: String!
    baseTemplates: [ItemTemplate]
    fields: [ItemTemplateField]
    ownFields: [ItemTemplateField]
  }

  type ItemTemplateField {
    id(format: String = "N"): ID
    name: String!
    title: String!
    type: String!
    source: String!
    section: String!
    sectionSortOrder: Int!
    sortOrder: Int!
    shared: Boolean!
    unversioned: Boolean!
  }

  interface ItemField {
    id(format: String = "N"): ID!
    name: String!
    "Raw value as stored, as a string ('1' for a ticked checkbox, pipe-separated braced GUIDs for lists)"
    value: String
    "Exactly the object that SDK field components take, e.g. {value: ...}"
    jsonValue: JSON!
    definition: ItemTemplateField
  }

  type TextField implements ItemField {
    id(format: String = "N"): ID!
    name: String!
    value: String
    jsonValue: JSON!
    definition: ItemTemplateField
  }
  type RichTextField implements ItemField {
    id(format: String = "N"): ID!
    name: String!
    value: String
    jsonValue: JSON!
    definition: ItemTemplateField
  }
  type CheckboxField implements ItemField {
    id(format: String = "N"): ID!
    name: String!
    value: String
    jsonValue: JSON!
    definition: ItemTemplateField
    boolValue: Boolean
  }
  type IntegerField implements ItemField {
    id(format: String = "N"): ID!
    name: String!
    value: String
    jsonValue: JSON!
    definition: ItemTemplateField
    intValue: Int
  }
  type NumberField implements ItemField {
    id(format: String = "N"): ID!
    name: String!
    value: String
    jsonValue: JSON!
    definition: ItemTemplateField
    numberValue: Float
  }
  type DateField implements ItemField {
    id(format: String = "N"): ID!
    name: String!
    value: String
    jsonValue: JSON!
    definition: ItemTemplateField
    dateValue: Long
    formattedDateValue(format: String, offset: Int): String
  }
  type LinkField implements ItemField {
    id(format: String = "N"): ID!
    name: String!
    value: String
    jsonValue: JSON!
    definition: ItemTemplateField
    url: String
    text: String
    target: String
    anchor: String
    queryString: String
    className: String
    linkType: String
    targetItem: Item
  }
  type ImageField implements ItemField {
    id(format: String = "N"): ID!
    name: String!
    value: String
    jsonValue: JSON!
    definition: ItemTemplateField
    src(maxWidth: Int, maxHeight: Int): String
    alt: String
    width: String
    height: String
    title: String
    description: String
    keywords: String
    extension: String
    mimeType: String
    size: Int
  }
  type FileField implements ItemField {
    id(format: String = "N"): ID!
    name: String!
    value: String
    jsonValue: JSON!
    definition: ItemTemplateField
    url: String
    title: String
    description: String
    keywords: String
    extension: String
    mimeType: String
    size: Int
  }
  type LookupField implements ItemField {
    id(format: String = "N"): ID!
    name: String!
    value: String
    jsonValue: JSON!
    definition: ItemTemplateField
    targetId(format: String = "N"): ID
    targetItem: Item
  }
  type MultilistField implements ItemField {
    id(format: String = "N"): ID!
    name: String!
    value: String
    jsonValue: JSON!
    definition: ItemTemplateField
    count: Int
    targetIds: [String]
    targetItems: [Item]
  }
  type NameValueListField implements ItemField {
    id(format: String = "N"): ID!
    name: String!
    value: String
    jsonValue: JSON!
    definition: ItemTemplateField
    values: [NameValueListValue]
  }
  type NameValueListValue {
    name: String!
    value: String!
  }

  input ItemSearchPredicateInput {
    name: String
    value: String
    operator: ItemSearchOperator = EQ
    AND: [ItemSearchPredicateInput]
    OR: [ItemSearchPredicateInput]
  }
  enum ItemSearchOperator {
    EQ
    NEQ
    CONTAINS
    NCONTAINS
    LT
    LTE
    GT
    GTE
  }
  input ItemSearchOrderByInput {
    name: String!
    direction: OrderByDirection = ASC
  }
  enum OrderByDirection {
    ASC
    DESC
  }
  type ItemSearchResults {
    total: Int!
    pageInfo: PageInfo!
    results: [Item]!
  }
  type PageInfo {
    endCursor: String!
    hasNext: Boolean!
  }

  type SiteData {
    "null for a site that does not exist"
    siteInfo(site: String!): SiteInfo
    siteInfoCollection: [SiteInfo]
    allSiteInfo(pageSize: Int, pageNumber: Int): SiteInfoResult
  }
  type SiteInfoResult {
    total: Int!
    results: [SiteInfo]!
  }
  type SiteInfo {
    name: String!
    hostname: String
    language: String
    rootPath: String
    robots: String
    "Absolute URLs of the sitemap files"
    sitemap: [String]
    llmsTxt: String
    attributes: [KeyValuePair]
    dictionary(language: String!, first: Int, after: String): DictionaryResult
    routes(language: String!, includedPaths: [String], excludedPaths: [String], first: Int, after: String): RoutesResult
    redirects: [RedirectInfo]
    errorHandling(language: String!): ErrorHandlingInfo
  }
  type KeyValuePair {
    key: String!
    value: String!
  }
  type DictionaryResult {
    total: Int!
    pageInfo: PageInfo!
    results: [KeyValuePair]!
  }
  type RoutesResult {
    total: Int!
    pageInfo: PageInfo!
    results: [Route]!
  }
  type Route {
    routePath: String!
    route: Item
  }
  enum RedirectType {
    REDIRECT_301
    REDIRECT_302
    SERVER_TRANSFER
  }
  type RedirectInfo {
    pattern: String!
    target: String!
    redirectType: RedirectType!
    isQueryStringPreserved: Boolean!
    isLanguagePreserved: Boolean!
    "Empty or null: a redirect-map rule, for all languages. Otherwise a redirect item of that language."
    locale: String
  }
  type ErrorHandlingInfo {
    notFoundPage: Item
    notFoundPagePath: String
    serverErrorPage: Item
    serverErrorPagePath: String
  }
`;
