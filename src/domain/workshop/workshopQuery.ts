/** The query of the booking's address that names the workshop to begin with: the site_id of its facility. */
const NAME = 'workshop';

export const workshopQuery = (siteId: string): string => new URLSearchParams({ [NAME]: siteId }).toString();

/** null: the address names none. */
export function workshopOf(address: string): string | null {
  const siteId = new URL(address, 'http://local').searchParams.get(NAME) ?? '';
  return /^[A-Za-z0-9_-]{1,40}$/.test(siteId) ? siteId : null;
}
