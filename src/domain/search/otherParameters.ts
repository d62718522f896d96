/** Parameters that describe a list; all others (campaigns, referrers) belong to whoever sent the visitor. */
const OF_LIST = /^(?:car_|not_|any_|wltp_|caroftheweek)|^(?:keyphrase|sort|page|near|place|radius|said|plain|before)$/;

/** An address of a list with the parameters of a request that are not the list's own. */
export function withOtherParameters(address: string, search: string): string {
  const others = [...new URLSearchParams(search)].filter(([name]) => !OF_LIST.test(name));
  if (others.length === 0) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(others).toString()}`;
}

/** An address with one of its parameters changed; null removes it. The rest stays as it is. */
export function withParameter(address: string, name: string, value: string | null): string {
  const [beforeFragment = '', fragment] = address.split('#');
  const [path = '', search = ''] = beforeFragment.split('?');
  const parameters = new URLSearchParams(search);
  if (value === null) parameters.delete(name);
  else parameters.set(name, value);
  const query = parameters.toString();
  return `${path}${query && `?${query}`}${fragment === undefined ? '' : `#${fragment}`}`;
}
