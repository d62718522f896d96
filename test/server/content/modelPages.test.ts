import { withModelPages } from '@/server/content/modelPages';
import { allSites } from '@/sites/sites';
import { filesOf } from './platform';

const card = (model: string, more: object = {}) => ({
  Title: `Volvo ${model}`,
  Text: `Om "${model}".`,
  Image: { src: `/-/jssmedia/${model}.avif` },
  Link: { href: '/bilar', querystring: `car_brand=Volvo&car_brand=Volvo%3E${model}` },
  PageLink: { href: `/models/volvo-${model.toLowerCase()}?x=1#top`, text: 'Mer' },
  SecondLink: { href: '#prov', text: 'Prov' },
  Campaign: '',
  ...more,
});
const template = {
  fields: { navTitle: '{title}', metaTitle: '{title} hos {site}', ogImage: '{image}' },
  blocks: [
    { CarModel: '{card}' },
    { CarTeaser: { Link: '{stock}', Filter: { car_brand: '{make}', car_model: '{model}' } } },
    { OnlineForm: { Fields: '[{"options": [{titles}], "value": "{title}"}]' } },
    { CarModelCardList: { Items: '{others}' } },
  ],
};
const file = (name: string, data: unknown) => [name, { file: `${name}.yaml`, data }] as const;
const EX30 = card('EX30');
const EX40 = card('EX40');
const pagesOf = (...more: (readonly [string, { file: string; data: unknown }])[]) =>
  withModelPages(
    new Map([
      file('home', {
        blocks: [{ HeroBanner: {} }, { CarModelCardList: { Items: [EX30, EX40, card('EX90', { PageLink: '' })] } }],
      }),
      file('home/modeller', { blocks: [{ CarModelCardList: { Items: '{cards}' } }] }),
      file('home/modeller/_model', template),
      ...more,
    ]),
  );

describe('the pages of models', () => {
  it('C-05 E-03 are one for each card with a page, from one template', () => {
    const pages = pagesOf();
    expect([...pages.keys()]).toEqual([
      'home',
      'home/modeller',
      'home/modeller/volvo-ex30',
      'home/modeller/volvo-ex40',
    ]);
    const { PageLink: _page, Campaign: _campaign, ...fields } = EX40;
    expect(pages.get('home/modeller/volvo-ex40')).toEqual({
      file: 'home/modeller/_model.yaml',
      data: {
        sort: 1,
        fields: { navTitle: 'Volvo EX40', metaTitle: 'Volvo EX40 hos {site}', ogImage: EX40.Image },
        blocks: [
          { CarModel: fields },
          { CarTeaser: { Link: EX40.Link, Filter: { car_brand: 'Volvo', car_model: 'EX40' } } },
          { OnlineForm: { Fields: '[{"options": ["Volvo EX30", "Volvo EX40"], "value": "Volvo EX40"}]' } },
          { CarModelCardList: { Items: [EX30] } },
        ],
      },
    });
    expect(pages.get('home/modeller')?.data).toEqual({ blocks: [{ CarModelCardList: { Items: [EX30, EX40] } }] });
  });

  it('C-05 E-03 give way to a file of the same path, and need a template', () => {
    const own = file('home/modeller/volvo-ex30', { blocks: [] });
    expect(pagesOf(own).get('home/modeller/volvo-ex30')).toBe(own[1]);
    const without = new Map([file('home', { blocks: [{ CarModelCardList: { Items: [EX30] } }] })]);
    expect(withModelPages(without)).toBe(without);
  });

  it('C-05 E-03 exist for every card of a model on the start of a dealer brand, with a test drive', async () => {
    const brands = allSites.filter(({ name }) => name.startsWith('dealer-brand'));
    const found = await Promise.all(
      brands.map(async ({ name, languages }) => {
        const files = (await filesOf(name)).get(name);
        return languages.map(({ locale }) => {
          const pages = withModelPages(files?.languages.get(locale) ?? new Map());
          const models = [...pages].filter(([path]) => /^home\/mod\w+\/./.test(path));
          const drives = models.filter(([, { data }]) => /\\"value\\": \\"[^{]/.test(JSON.stringify(data)));
          return `${name}/${locale}: ${models.length}, ${drives.length}`;
        });
      }),
    );
    expect(found.flat()).toEqual([
      'dealer-brand-se/sv-SE: 4, 4',
      'dealer-brand-se/en: 4, 4',
      'dealer-brand-no/nb-NO: 3, 3',
      'dealer-brand-dk/da-DK: 4, 4',
      'dealer-brand-uk/en-GB: 3, 3',
    ]);
  });
});
