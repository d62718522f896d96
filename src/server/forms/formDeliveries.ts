import { array, object, string, ValidationError, type InferType } from 'yup';
import { FORM_KINDS } from '@/domain/forms/submission';
import { isSiteName } from '@/sites/sites';

const deliverySchema = object({
  name: string()
    .strict()
    .required('a delivery needs a name')
    .matches(/^[a-z0-9-]{1,40}$/, 'a name has small letters, digits and hyphens'),
  /** Kinds of form; absent: all. */
  forms: array(string().oneOf(FORM_KINDS, 'forms names no form').required()).min(1, 'forms is empty'),
  /** Names of sites; absent: all. */
  sites: array(
    string()
      .required()
      .test('site', 'sites names no site', (name) => isSiteName(name)),
  ).min(1, 'sites is empty'),
  format: string()
    .oneOf(['adf', 'json'] as const, 'format must be adf or json')
    .required('a delivery needs a format'),
  url: string()
    .strict()
    .test('address', 'url must start with https:// or http://', (url) => url === undefined || isHttp(url)),
  mail: string()
    .strict()
    .matches(/^[^\s@<>",;:]+@[^\s@<>",;:]+$/, 'mail must be a mail address'),
  /** Signs requests; a visitor's data does not go out unsigned. */
  secret: string().strict().min(16, 'a secret has at least 16 characters'),
})
  .noUnknown('a delivery has another field than name, forms, sites, format, url, mail, secret')
  .test('target', 'a delivery needs either url and secret, or mail', ({ url, mail, secret }) =>
    mail === undefined ? url !== undefined && secret !== undefined : url === undefined && secret === undefined,
  )
  .test('mail', 'json goes to a url', ({ format, mail }) => format !== 'json' || mail === undefined);

const listSchema = array(deliverySchema.required())
  .required()
  .test(
    'names',
    'two deliveries have the same name',
    (list) => new Set(list.map(({ name }) => name)).size === list.length,
  );

/** Where submissions go besides the seller's mail: a system of the dealer, by site and form. */
export type FormDelivery = InferType<typeof deliverySchema>;

const isHttp = (url: string): boolean => /^https?:\/\//.test(url) && URL.canParse(url);

/** Reads `FORM_DELIVERIES`. @throws Error with what is wrong */
export function readFormDeliveries(text: string | undefined): readonly FormDelivery[] {
  if (text === undefined) return [];
  try {
    return listSchema.validateSync(JSON.parse(text), { strict: true });
  } catch (error) {
    if (error instanceof ValidationError) throw new Error(error.message, { cause: error });
    throw new Error('it is no JSON', { cause: error });
  }
}

/** Those of a site's form. */
export const deliveriesOf = (
  all: readonly FormDelivery[],
  { site, kind }: { site: string; kind: string },
): FormDelivery[] =>
  all.filter(
    ({ sites, forms }) =>
      (sites === undefined || sites.includes(site)) && (forms === undefined || forms.some((form) => form === kind)),
  );
