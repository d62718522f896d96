import { makeNotFound } from '@/ssr/notFound';
import { parseRouteParams } from '@/ssr/routeParams';
import { openServices, type Opened } from './ssrKit';

let opened: Opened;
beforeAll(async () => {
  opened = await openServices({}, ['restaurant']);
}, 60_000);
afterAll(() => opened.close());

describe('the page for unknown addresses', () => {
  it('C-12 has its hero with the texts of the site, and leaves the path in the log', async () => {
    const info = jest.spyOn(opened.services.log, 'info').mockImplementation(() => undefined);
    const { blocks, head } = await makeNotFound(
      parseRouteParams({ site: 'restaurant', locale: 'sv-SE', path: ['finns', 'inte'] }),
      '',
    );
    const hero = blocks.find(({ block }) => block === 'HeroNotFound');
    expect(hero?.block === 'HeroNotFound' && hero.fields.Title).toMatch(/\S/);
    expect(info.mock.calls).toEqual([[{ site: 'restaurant', path: '/finns/inte' }, 'page not found']]);
    expect(JSON.stringify(head)).toMatch(/noindex/i);
  });

  it('C-12 leaves no personal data of the path in the log', async () => {
    const info = jest.spyOn(opened.services.log, 'info').mockImplementation(() => undefined);
    await makeNotFound(parseRouteParams({ site: 'restaurant', locale: 'sv-SE', path: ['anna@bil.example'] }), '');
    expect(info).toHaveBeenCalledWith({ site: 'restaurant', path: '/(e-mail)' }, 'page not found');
  });
});
