/**
 * Ids and paths of the content platform that page queries use. The first two are the vendor's own: its clients request
 * them by default.
 */
export const templateIds = {
  /** The root item of a site ("JSS App"). */
  app: '061CBA1554744B918A0617903B102B82',
  dictionaryEntry: '6D1CD89719364A3AA511289A94C2A7B1',
  page: '7C0F1A5E8B3D4D0E9A61F2C4B7D8E901',
  storyIndex: '7C0F1A5E8B3D4D0E9A61F2C4B7D8E902',
  story: '7C0F1A5E8B3D4D0E9A61F2C4B7D8E903',
  tag: '7C0F1A5E8B3D4D0E9A61F2C4B7D8E904',
  /** An entry of the navigation that is no page: it leads to its `externalLink`. */
  navigationLink: '7C0F1A5E8B3D4D0E9A61F2C4B7D8E905',
} as const;

/** Root of all content of the group. */
export const CONTENT_ROOT = '/sitecore/content/nordvik';

/** The item that the site's navigation hangs from: its home page. */
export const homeItemPath = (site: string): string => `${CONTENT_ROOT}/${site}/Home`;

/** The folder whose children are the tags of a site's stories. */
export const tagFolderPath = (site: string): string => `${CONTENT_ROOT}/${site}/Data/Tags`;

/** The item with the aliases of a site's search, in each language of a site that sells cars. */
export const searchAliasesPath = (site: string): string => `${CONTENT_ROOT}/${site}/Data/SearchAliases`;

/** The areas that every page has. */
export const areas = { header: 'headless-header', main: 'headless-main', footer: 'headless-footer' } as const;
