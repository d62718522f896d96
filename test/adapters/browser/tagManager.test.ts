/** @jest-environment jsdom */
import { createTagManager } from '@/adapters/browser/tagManager';
import { TAG_MANAGER_ORIGIN } from '@/domain/sites/tagManager';
import { allowedOrigins } from '@/sites/origins';

const open = () => {
  document.head.replaceChildren();
  const dataLayer: unknown[] = [];
  const reload = jest.fn();
  const port = createTagManager({ document, dataLayer, clock: { now: () => 1_234 }, location: { reload } });
  return { port, dataLayer, reload, scripts: () => [...document.head.querySelectorAll('script')] };
};

describe('the tag manager', () => {
  it('A-14 loads nothing by itself', () => {
    const { port, dataLayer, scripts } = open();
    expect([scripts(), dataLayer, port.running()]).toEqual([[], [], false]);
  });

  it('A-14 loads a container once, asynchronously, from the origin that the policy allows', () => {
    const { port, dataLayer, scripts } = open();
    port.load('GTM-ABC123');
    port.load('GTM-ABC123');
    const [script, ...more] = scripts();
    expect(more).toEqual([]);
    expect(script).toMatchObject({ src: `${TAG_MANAGER_ORIGIN}/gtm.js?id=GTM-ABC123`, async: true });
    expect(allowedOrigins({ tagManager: 'GTM-ABC123' }).script).toContain(new URL(script?.src ?? '').origin);
    expect(dataLayer).toEqual([{ 'gtm.start': 1_234, event: 'gtm.js' }]);
    expect(port.running()).toBe(true);
  });

  it("A-14 loads each of several pages' containers once, however often one goes back and forth", () => {
    const { port, scripts } = open();
    for (const id of ['GTM-ABC123', 'GTM-XYZ789', 'GTM-ABC123', 'GTM-XYZ789']) port.load(id);
    expect(scripts().map(({ src }) => new URL(src).searchParams.get('id'))).toEqual(['GTM-ABC123', 'GTM-XYZ789']);
  });

  it.each(['', 'GTM-', 'gtm-abc123', 'GTM-ABC123&l=x', '//evil.example/x.js', 'GTM-ABC"><script>'])(
    'A-14 takes %s for no id',
    (id) => {
      const { port, scripts } = open();
      port.load(id);
      expect([scripts(), port.running()]).toEqual([[], false]);
    },
  );

  it('A-14 is not missed when it does not come', () => {
    const { port, scripts } = open();
    port.load('GTM-ABC123');
    expect(() => scripts()[0]?.dispatchEvent(new Event('error'))).not.toThrow();
    port.load('GTM-ABC123');
    expect(scripts()).toHaveLength(1);
  });

  it('A-14 ends by reloading the page', () => {
    const { port, reload } = open();
    port.reloadPage();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
