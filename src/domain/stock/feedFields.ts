import { array, boolean, number, string, type ISchema } from 'yup';

/** Fields of feed rows with their bounds; a message names its field first. */

// Control characters but tab and line breaks, and the mark that a decoder leaves where bytes made no sense.
const UNREADABLE = /[\p{Cc}\uFFFD]/u;
const readable = (value: string | undefined): boolean =>
  value === undefined || !UNREADABLE.test(value.replace(/[\t\n\r]/g, ''));

export const text = (most: number) =>
  string()
    .typeError('${path} must be text')
    .max(most, '${path} must have at most ${max} characters')
    .test('readable', "${path} has characters that can't be read", readable);
export const needed = (most: number) => text(most).required('${path} is missing');
export const amount = (least: number, most: number) =>
  number()
    .typeError('${path} must be a number')
    .min(least, '${path} must be at least ${min}')
    .max(most, '${path} must be at most ${max}');
export const integer = (least: number, most: number) => amount(least, most).integer('${path} must be a whole number');
export const flag = () => boolean().typeError('${path} must be true or false');
export const list = <T>(of: ISchema<T>, most: number) =>
  array(of).typeError('${path} must be a list').max(most, '${path} must have at most ${max} entries');
export const texts = (most: number, length: number) => list(text(length).defined('${path} must not be empty'), most);

export const isDay = (value: string | undefined): boolean => {
  if (value === undefined) return true;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
};
export const isCoordinate = (value: string | undefined): boolean => {
  if (value === undefined) return true;
  const [lat, lng, ...more] = value
    .split(',')
    .map((part) => (/^\s*-?\d{1,3}(\.\d+)?\s*$/.test(part) ? Number(part) : NaN));
  return more.length === 0 && lat !== undefined && lng !== undefined && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
};

/** A name with a top-level domain: an address of a network names no picture that visitors may see. */
const NAMED_HOST = /\.[a-z][a-z0-9-]*$/;

/** Without user, password and port. */
function isPlainHttps(value: string): boolean {
  if (!value.startsWith('https://') || !URL.canParse(value)) return false;
  const { username, password, port, hostname } = new URL(value);
  return `${username}${password}${port}` === '' && NAMED_HOST.test(hostname);
}

/** What a page may show: pictures of our own store, or of a host of PICTURE_HOSTS. */
export const isPicture = (value: string | undefined): boolean =>
  value === undefined || value.startsWith('/-/jssmedia/') || isPlainHttps(value);
export const PICTURE_MESSAGE = '${path} must begin with https:// and a host name, or with /-/jssmedia/';
export const picture = () => needed(2_000).test('picture', PICTURE_MESSAGE, isPicture);
