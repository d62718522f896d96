/** Origin of tag manager scripts, allowed by the content security policy of sites that have one. */
export const TAG_MANAGER_ORIGIN = 'https://www.googletagmanager.com';

/** Of a container: 'GTM-ABC123'. Content is written by people, so anything else is no id. */
export const isTagManagerId = (id: string): boolean => /^GTM-[A-Z0-9]{4,40}$/.test(id);

export const tagManagerAddress = (id: string): string => `${TAG_MANAGER_ORIGIN}/gtm.js?id=${encodeURIComponent(id)}`;
