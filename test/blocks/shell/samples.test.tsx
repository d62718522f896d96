import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { blocks } from '@/blocks/generated/definitions';
import { AlertBar } from '@/blocks/AlertBar/AlertBar.view';
import { Breadcrumb } from '@/blocks/Breadcrumb/Breadcrumb.view';
import { CreditWarning } from '@/blocks/CreditWarning/CreditWarning.view';
import { Footer } from '@/blocks/Footer/Footer.view';
import { Logo } from '@/blocks/Logo/Logo.view';
import { MegaMenu } from '@/blocks/MegaMenu/MegaMenu.view';
import { Navigation } from '@/blocks/Navigation/Navigation.view';
import type { BlockFields } from '@/blocks/blocks.types';
import { eagerViews } from '@/blocks/generated/eagerViews';
import { SocialMedia } from '@/blocks/SocialMedia/SocialMedia.view';
import { standardFrame } from '@/ssr/standardFrame';
import { allSites } from '@/sites/sites';
import { breakableSpaces } from '../breakableSpaces';
import { blockId } from '../content/kit';
import { pageStateOf, InSite } from './kit';

const views = {
  AlertBar,
  Breadcrumb,
  CreditWarning,
  Footer,
  Logo,
  MegaMenu,
  Message: AlertBar,
  Navigation,
  SocialMedia,
} satisfies { [Name in keyof BlockFields]?: ComponentType<BlockFields[Name]> };

describe.each(Object.keys(views) as (keyof typeof views)[])('the block %s', (name) => {
  it.each(Object.keys(blocks[name].samples))(
    `A-03 ${blockId(name)} shows its sample %s on the server, and its schema accepts the fields`,
    (sample) => {
      const fields = blocks[name].samples[sample];
      expect(breakableSpaces(blocks[name].schema.validateSync(fields))).toEqual(breakableSpaces(fields));
      const View: ComponentType<object> = views[name] as ComponentType<object>;
      expect(() => renderToString(<InSite>{createElement(View, fields)}</InSite>)).not.toThrow();
    },
  );

  it(`A-03 ${blockId(name)} takes no fields at all, without breaking`, () => {
    const fields = blocks[name].schema.validateSync({});
    const View: ComponentType<object> = views[name] as ComponentType<object>;
    expect(() => renderToString(<InSite>{createElement(View, fields)}</InSite>)).not.toThrow();
  });
});

describe('a message among the blocks of a page', () => {
  it('C-27 message is the alert bar by another name, with the same fields', () => {
    expect([eagerViews.Message, blocks.Message.schema]).toEqual([eagerViews.AlertBar, blocks.AlertBar.schema]);
    const html = renderToString(
      <InSite>
        {createElement(
          eagerViews.Message as ComponentType<object>,
          blocks.Message.schema.validateSync({
            HasMessage: true,
            MessageType: 'Light',
            MessageTitle: 'Öppet på kvällen',
            MessageText: '<p>Till klockan 20.</p>',
          }),
        )}
      </InSite>,
    );
    expect(html).toContain('Öppet på kvällen');
  });

  it.each([[{ MessageType: '' }], [{ HasMessage: false }], [{ MessageTitle: ' ', MessageText: '' }]])(
    'C-27 message without its switch, its type or its text renders nothing: %j',
    (fields) => {
      expect(
        renderToString(
          <InSite>
            {createElement(
              eagerViews.Message as ComponentType<object>,
              blocks.Message.schema.validateSync({
                HasMessage: true,
                MessageType: 'Light',
                MessageTitle: 'Öppet',
                MessageText: '',
                ...fields,
              }),
            )}
          </InSite>,
        ),
      ).toBe('');
    },
  );
});

describe('the logo', () => {
  it('C-27 logo LogoWidth and LogoHeight are its size, 150 and 55 px without; nine tenths of it below 640 px', () => {
    for (const [fields, width, height] of [
      [{}, 150, 55],
      [{ LogoWidth: 200, LogoHeight: 80 }, 200, 80],
    ] as const) {
      const html = renderToString(
        <InSite>
          <Logo {...blocks.Logo.schema.validateSync({ Logo: { src: '/l.png', alt: 'L' }, ...fields })} />
        </InSite>,
      );
      expect(html).toContain(`width="${width}" height="${height}"`);
      expect(html).toMatch(
        new RegExp(
          `width:${width * 0.9}px;height:${height * 0.9}px;.*@media \\(min-width: 640px\\)\\{[^}]*width:${width}px;height:${height}px`,
        ),
      );
    }
  });
});

describe('header and footer of a site', () => {
  it.each(
    allSites.flatMap((site) => site.languages.map((language) => [site.name, language.locale, site, language] as const)),
  )('A-02 are on %s in %s', (_name, _locale, site, language) => {
    const { paths } = pageStateOf(site, language, '/').context;
    const { header, footer } = standardFrame(site, language, paths);
    const html = [...header, ...footer]
      .map((block) =>
        block.block === null || !(block.block in views)
          ? ''
          : renderToString(
              <InSite site={site.name} index={site.languages.indexOf(language)} path="/">
                {createElement(views[block.block as keyof typeof views] as ComponentType<object>, block.fields)}
              </InSite>,
            ),
      )
      .join('');
    expect(html).toContain('<header');
    expect(html).toContain('<footer');
    // No way to cars where none are sold.
    expect(html.includes(paths.carList)).toBe(site.cars !== undefined);
    expect(html.includes('Att låna kostar pengar!') || html.includes('Borrowing money costs money!')).toBe(
      site.features.creditWarning === true,
    );
  });
});
