import { createLivePage } from '@/store/livePage';
import { aContext } from './storeKit';

const pathname = '/_cars/[site]/[locale]/[[...path]]';
const english = aContext({
  locale: 'en',
  language: 'en',
  paths: {
    home: '/en',
    carList: '/en/kop-bil/alla-bilar-i-lager',
    carBase: '/en/kop-bil',
    facilities: '/en/anlaggningar',
    makes: '/en/kop-bil/bilmarken',
    kinds: '/en/kop-bil/biltyp',
  },
});

describe('addresses that the page on screen can show by a shallow navigation', () => {
  it.each<[string, ReturnType<typeof aContext>, string, string[] | null]>([
    ['the list', aContext(), '/kop-bil/alla-bilar-i-lager', ['kop-bil', 'alla-bilar-i-lager']],
    ['the list with a fragment', aContext(), '/kop-bil/alla-bilar-i-lager#x?y=z', ['kop-bil', 'alla-bilar-i-lager']],
    ['a car', aContext(), '/kop-bil/12345/volvo-v60', ['kop-bil', '12345', 'volvo-v60']],
    ['a car with a slug in its own letters', aContext(), '/kop-bil/12345/%C5%A1koda', ['kop-bil', '12345', 'škoda']],
    ['a car with a slug that is escaped wrongly', aContext(), '/kop-bil/12345/100%', ['kop-bil', '12345', '100%']],
    [
      'the list in its second language, without the prefix',
      english,
      '/en/kop-bil/alla-bilar-i-lager',
      ['kop-bil', 'alla-bilar-i-lager'],
    ],
    ['a car in its second language', english, '/en/kop-bil/12345/volvo', ['kop-bil', '12345', 'volvo']],
    ["not another language's list", english, '/kop-bil/alla-bilar-i-lager', null],
    ['not the start page', aContext(), '/', null],
    ['not another page', aContext(), '/om-oss', null],
    ['not the list of a site that sells none', aContext({ carIndex: null }), '/kop-bil/alla-bilar-i-lager', null],
  ])('F-03 %s', (_, context, address, path) => {
    const live = createLivePage();
    live.setPage(context);
    expect(live.route(address)).toEqual(
      path && { pathname, query: { site: 'car-store-se', locale: context.locale, path } },
    );
  });

  it('F-03 with the query of the address, except parameters that name the page itself', () => {
    const live = createLivePage();
    live.setPage(aContext());
    expect(
      live.route(
        '/kop-bil/alla-bilar-i-lager?car_brand=Volvo&car_brand=Kia&keyphrase=r%C3%B6d+kombi&site=other&path=x#top',
      )?.query,
    ).toEqual({
      car_brand: ['Volvo', 'Kia'],
      keyphrase: ['röd kombi'],
      site: 'car-store-se',
      locale: 'sv-SE',
      path: ['kop-bil', 'alla-bilar-i-lager'],
    });
  });

  it('F-03 undefined, before the address is known and on a page without a store', () => {
    const live = createLivePage();
    expect(live.route('/kop-bil/alla-bilar-i-lager')).toBeNull();
    live.setPage(aContext());
    expect(live.route('/kop-bil/alla-bilar-i-lager')).not.toBeNull();
    live.setPage(undefined);
    expect(live.route('/kop-bil/alla-bilar-i-lager')).toBeNull();
  });

  it.each<[string, string, boolean]>([
    ['with its map open', '/anlaggningar?near=Lund&view=map', true],
    ['with its map closed', '/anlaggningar?near=Lund', true],
    ['with another filter', '/anlaggningar?near=Lund&site_brands=Kia', false],
    ['a facility', '/anlaggningar/lund?near=Lund', false],
  ])('I-01 of the list of facilities %s', (_, address, isShallow) => {
    const live = createLivePage();
    live.setPage(aContext({ path: '/anlaggningar?near=Lund' }));
    expect(live.route(address)?.pathname).toBe(isShallow ? '/_live/[site]/[locale]/[[...path]]' : undefined);
  });

  it('D-01 a list of stories at every choice and length, on the page file that it was loaded by', () => {
    const live = createLivePage();
    const query = { site: 'car-store-se', locale: 'sv-SE', path: ['livet-med-bil'] };
    live.setPage(aContext({ path: '/livet-med-bil?utm=1' }), true);
    expect(live.route('/livet-med-bil?tags=elbil&stories=8')).toEqual({
      pathname: '/_sites/[site]/[locale]/[[...path]]',
      query: { tags: ['elbil'], stories: ['8'], ...query },
    });
    expect(live.route('/livet-med-bil')).toEqual({ pathname: '/_sites/[site]/[locale]/[[...path]]', query });
    expect(live.route('/livet-med-bil/2026/x')).toBeNull();
    live.setPage(aContext({ path: '/livet-med-bil?tags=elbil' }), true);
    expect(live.route('/livet-med-bil')).toEqual({ pathname: '/_live/[site]/[locale]/[[...path]]', query });
    live.setPage(aContext({ path: '/livet-med-bil' }));
    expect(live.route('/livet-med-bil?tags=elbil')).toBeNull();
  });
});
