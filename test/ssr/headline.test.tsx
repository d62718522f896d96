import { checkedBlock, type GivenBlock } from '@/ssr/checkedBlock';
import { withHeadline } from '@/ssr/headline';

const block = (name: GivenBlock['block'], fields: object) => checkedBlock({ block: name, fields }, name);
const crumbs = block('Breadcrumb', { Items: [{ Title: 'Start', Url: '/' }] });
const text = block('RichContentBlock', { Title: 'Kontakta oss', RichText: '<h2>Telefon</h2><h3>Kväll</h3><p>a</p>' });
const stage = block('StageRow', { Title: 'Just nu', Items: [{ Title: 'a' }] });

describe('the heading of a page whose blocks have none', () => {
  const page = {
    fields: { navTitle: { value: 'Kontakt' }, metaTitle: { value: 'Kontakta kundservice' } },
    displayName: 'kontakt',
  };

  it("A-09 is the title of its first block where that is a text, and the text's headings follow", () => {
    expect(withHeadline([crumbs, text, stage], page)).toMatchObject([
      { block: 'Breadcrumb' },
      {
        id: text.id,
        fields: { Title: 'Kontakta oss', TitleTag: 'H1', RichText: '<h2>Telefon</h2><h3>Kväll</h3><p>a</p>' },
      },
      { block: 'StageRow' },
    ]);
    expect(text).toMatchObject({ fields: { TitleTag: 'H2', RichText: '<h3>Telefon</h3><h4>Kväll</h4><p>a</p>' } });
    expect(withHeadline([block('Blurb', { Title: 'Vi', RichText: '<h2>a</h2>' })], page)).toMatchObject([
      { fields: { TitleTag: 'H1', RichText: '<h2>a</h2>' } },
    ]);
  });

  it.each<[string, Parameters<typeof withHeadline>[0], (string | null)[]]>([
    [
      'another kind of section',
      [crumbs, stage, text],
      ['Breadcrumb', 'RichContentBlock', 'StageRow', 'RichContentBlock'],
    ],
    [
      'a text without a title',
      [block('RichContentBlock', { RichText: '<p>a</p>' })],
      ['RichContentBlock', 'RichContentBlock'],
    ],
    ['nothing but the way to it', [crumbs], ['Breadcrumb', 'RichContentBlock']],
    ['nothing at all', [], ['RichContentBlock']],
    [
      'a block that failed',
      [crumbs, { id: 'x', block: null }, stage],
      ['Breadcrumb', null, 'RichContentBlock', 'StageRow'],
    ],
  ])("A-09 is the page's own name before %s", (_what, blocks, names) => {
    const result = withHeadline(blocks, page);
    expect(result.map((one) => one.block)).toEqual(names);
    expect(result.find(({ id }) => id === 'headline')).toMatchObject({ fields: { Title: 'Kontakt', TitleTag: 'H1' } });
  });

  it.each([
    [{ metaTitle: { value: 'M' } }, 'd', 'M'],
    [{}, 'd', 'd'],
  ])('A-09 of %j is called by what there is', (fields, displayName, title) => {
    expect(withHeadline([stage], { fields, displayName })[0]).toMatchObject({ fields: { Title: title } });
  });

  it('A-09 is left out where the page has no name', () => {
    expect(withHeadline([stage], { fields: {}, displayName: '' })).toEqual([stage]);
  });
});
