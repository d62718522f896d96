/** Files of the folder `public`: no pages, and left to the framework. The proxy's matcher leaves them out, too. */
const PUBLIC_FILE = /^\/(?:boot\.js(?:\?|$)|fonts\/|icons\/)/;

export const isPublicFile = (url: string): boolean => PUBLIC_FILE.test(url);
