import { openContentTrees } from '@/server/content/contentTrees';
import { refusalOf } from '@/server/content/model/fieldRules';
import { createRecipients } from '@/server/forms/recipients';
import { allSites } from '@/sites/sites';
import { FILES } from './platform';

const recipients = createRecipients(['partner.example', '*.dealers.example']);
const reasonOf = (template: string, name: string, text: string) =>
  refusalOf([template], name, { type: 'text', text }, recipients)?.reason ?? null;

describe('the values that fields take', () => {
  it.each<[template: string, name: string, text: string, reason: string | null]>([
    ['OnlineForm', 'FormVariant', 'Popup', null],
    ['OnlineForm', 'FormVariant', '', null],
    ['OnlineForm', 'FormVariant', 'popup', 'choice'],
    ['Page', 'BrandDesign', 'Aurora', null],
    ['Page', 'BrandDesign', 'constructor', 'choice'],
    ['Page', 'gtmID', 'GTM-ABC123', null],
    ['Page', 'gtmID', 'UA-1234', 'tagManager'],
    ['Page', 'gtmID', 'GTM-ABC123 ', 'tagManager'],
    ['Page', 'metaTitle', 'anything', null],
    ['OnlineForm', 'Recipient', 'omdome@nordvik.example', null],
    ['OnlineForm', 'Recipient', 'leads@Partner.example', null],
    ['OnlineForm', 'Recipient', 'leads@north.dealers.example', null],
    ['OnlineForm', 'Recipient', 'leads@dealers.example', 'recipient'],
    ['OnlineForm', 'Recipient', 'leads@notpartner.example', 'recipient'],
    ['OnlineForm', 'Recipient', 'leads@partner.example.elsewhere.example', 'recipient'],
    ['OnlineForm', 'Recipient', 'omdome@nordvik.example, me@elsewhere.example', 'recipient'],
    ['OnlineForm', 'Recipient', 'me@elsewhere.example,omdome@nordvik.example', 'recipient'],
    ['OnlineForm', 'Recipient', 'nordvik.example', 'recipient'],
  ])('A-16 %s/%s "%s": %s', (template, name, text, reason) => {
    expect(reasonOf(template, name, text)).toBe(reason);
  });

  it('A-16 name what fits', () => {
    expect(refusalOf(['OnlineForm'], 'Recipient', { type: 'text', text: 'x' }, recipients)?.allowed).toMatch(
      /nordvik\.example.*partner\.example/,
    );
  });

  it('A-16 refuse nothing that the content files have', async () => {
    const trees = await openContentTrees(FILES, () => 'http://localhost');
    let checked = 0;
    const refused = allSites.flatMap((site) =>
      site.languages.flatMap(({ locale }) =>
        [...(trees.tree(site.name, locale, 'published')?.byId.values() ?? [])].flatMap(({ template, fields, path }) =>
          [...template.fields.values()].flatMap(({ name }) => {
            const value = fields.get(name.toLowerCase());
            const templates = [template, ...template.base].map((one) => one.name);
            checked += value ? 1 : 0;
            return value && refusalOf(templates, name, value, recipients) ? `${path} ${name}` : [];
          }),
        ),
      ),
    );
    expect(refused).toEqual([]);
    expect(checked).toBeGreaterThan(10_000);
  });
});
