/**
 * The address of a search: the configured address with its parameters, those of the page, and the query text. Empty
 * text searches everything. `searchAddress('/bilar?car_fuel=El', '?utm=1', 'volvo')` is
 * '/bilar?car_fuel=El&utm=1&keyphrase=volvo'.
 */
export function searchAddress(url: string, pageQuery: string, keyphrase: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(url) ?? [];
  const params = new URLSearchParams(query);
  const configured = new Set(params.keys());
  for (const [name, value] of new URLSearchParams(pageQuery)) if (!configured.has(name)) params.append(name, value);
  params.delete('keyphrase');
  if (keyphrase !== '') params.set('keyphrase', keyphrase);
  const text = params.toString();
  return `${path}${text === '' ? '' : `?${text}`}${hash}`;
}

/** The parameters of the configured address, for a form that works without script. */
export const configuredParams = (url: string): [string, string][] =>
  [...new URLSearchParams(/\?([^#]*)/.exec(url)?.[1] ?? '')].filter(([name]) => name !== 'keyphrase');
