import { getLiveProps } from '@/ssr/live';
import { getSiteProps } from '@/ssr/site';
import { openServices, visitOf, type Opened } from './ssrKit';

jest.mock('@/blocks/Spacer/Spacer.view', () => ({
  Spacer: () => {
    throw new Error('a mistake in a view');
  },
}));

let opened: Opened;
let warn: jest.SpyInstance;
let error: jest.SpyInstance;
beforeEach(async () => {
  opened = await openServices({}, ['restaurant']);
  warn = jest.spyOn(opened.services.log, 'warn').mockImplementation(() => undefined);
  error = jest.spyOn(opened.services.log, 'error').mockImplementation(() => undefined);
}, 60_000);
afterEach(() => {
  delete process.env.FORECOURT_MODE;
  jest.restoreAllMocks();
  opened.close();
});

/** The platform answers the page with these blocks; everything else is its own. */
function composed(...main: { componentName: string; fields: object }[]): void {
  const { app } = opened.services;
  const original = app.request;
  const rendered = {
    sitecore: {
      context: {},
      route: {
        name: 'x',
        displayName: 'Prov',
        fields: {},
        placeholders: {
          'headless-main': main.map((block, index) => ({
            uid: String(index),
            dataSource: `{${index}}`,
            params: {},
            ...block,
          })),
        },
      },
    },
  };
  jest.spyOn(app, 'request').mockImplementation((input, init, ...rest) =>
    String(init?.body).includes('query Page(')
      ? new Response(JSON.stringify({ data: { layout: { item: { rendered } } } }), {
          headers: { 'content-type': 'application/json' },
        })
      : original(input, init, ...rest),
  );
}
const page = async () => {
  const result = await getSiteProps({ params: { site: 'restaurant', locale: 'sv-SE', path: ['prov'] } });
  if (!('props' in result)) throw new Error('There is no page.');
  return result.props;
};
const text = (RichText: string) => ({
  componentName: 'RichContentBlock',
  fields: { Title: { value: 'Rubrik' }, RichText: { value: RichText } },
});

describe('a page of hostile or broken content', () => {
  it('A-11 a block that fails is replaced by a message, the others stay, and the error is logged', async () => {
    composed(text('<p>a</p>'), { componentName: 'Spacer', fields: { Height: 'Small' } }, text('<p>b</p>'));
    const { blocks } = await page();
    expect(blocks.map(({ block }) => block)).toEqual(['RichContentBlock', null, 'RichContentBlock']);
    expect(error.mock.calls).toEqual([
      [{ where: 'block Spacer', message: 'Error: a mistake in a view' }, 'page error'],
    ]);
  });

  it('A-11 two megabytes of rich text are no page of two megabytes', async () => {
    composed(text(`<p>${'ord '.repeat(500_000)}</p>`), text('<p>b</p>'));
    const props = await page();
    expect(Buffer.byteLength(JSON.stringify(props))).toBeLessThan(600_000);
    expect(JSON.stringify(props.blocks)).toContain('<p>b</p>');
    expect(warn.mock.calls.map(([what]) => JSON.stringify(what)).join()).toContain('RichContentBlock');
  });

  it('A-11 script in content is removed and logged', async () => {
    composed(
      text(
        '<p onclick="alert(1)">a<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">b</a><iframe src="https://evil.example"></iframe></p>',
      ),
      {
        componentName: 'CTABanner',
        fields: {
          Title: { value: '<script>alert(1)</script>' },
          Link: { value: { href: 'javascript:alert(1)', text: 'x' } },
        },
      },
    );
    const { blocks } = await page();
    const [rich] = blocks;
    const json = JSON.stringify(rich);
    for (const danger of ['script', 'onclick', 'onerror', 'javascript:', 'iframe']) expect(json).not.toContain(danger);
    expect(JSON.stringify(blocks)).not.toContain('javascript:');
    expect(warn).toHaveBeenCalled();
  });

  it.each([
    ['demo', true],
    ['live', false],
  ])('A-03 an unknown block shows a message in %s mode: %s', async (mode, isShown) => {
    process.env.FORECOURT_MODE = mode;
    composed({ componentName: 'BigWheel', fields: {} }, text('<p>a</p>'));
    expect(JSON.stringify((await page()).blocks).includes('BigWheel')).toBe(isShown);
    expect(warn.mock.calls).toEqual([[{ block: 'BigWheel', dataSource: '{0}' }, 'unknown block']]);
  });

  it('E-02 a wrong key gives no page, and is logged without the key', async () => {
    Object.assign(opened.services, {
      contentSource: { endpoint: '/api/graphql/v1', headers: { sc_apikey: 'a-wrong-key-of-somebody' }, embedded: true },
    });
    await expect(page()).rejects.toThrow('CONTENT_FAILED');
    const visit = visitOf('restaurant', '/meny');
    await getLiveProps(visit);
    expect([visit.res.statusCode, visit.res.getHeader('Cache-Control')]).toEqual([503, 'no-store']);
    const json = JSON.stringify(warn.mock.calls);
    expect(json).toContain('status 401');
    expect(json).not.toContain('a-wrong-key-of-somebody');
  });

  it('B-07 a menu that fails to load is left out of the page, and logged', async () => {
    const { app } = opened.services;
    const original = app.request;
    jest
      .spyOn(app, 'request')
      .mockImplementation((input, init, ...rest) =>
        String(init?.body).includes('query Navigation(')
          ? new Response('{"errors":[{"message":"no"}]}', { status: 500 })
          : original(input, init, ...rest),
      );
    const result = await getSiteProps({ params: { site: 'restaurant', locale: 'sv-SE' } });
    if (!('props' in result)) throw new Error('There is no page.');
    const { header, blocks } = result.props;
    expect(header.map((one) => one.block !== null && Reflect.get(one.fields, 'Items'))).toEqual([null]);
    expect(blocks.length).toBeGreaterThan(0);
    expect(warn.mock.calls).toContainEqual([{ code: 'NAVIGATION_FAILED', site: 'restaurant' }, 'navigation']);
  });
});
