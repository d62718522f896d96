/** 'Volvo V60, 43 bilar | Nordvik Bil'; a page without a title of its own has the site's. */
export const documentTitle = (title: string, site: string): string =>
  title === '' || title === site ? site : `${title} | ${site}`;
