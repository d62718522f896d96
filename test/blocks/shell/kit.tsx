import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakeCookies, fakePorts, type FakePorts } from '@test/kit/fakePorts';
import { InTexts } from '@test/ui/inTexts';
import { FrameContextProvider } from '@/blocks/FrameContext';
import { publicPath } from '@/sites/resolver';
import type { Site, SiteLanguage, SiteName } from '@/sites/site.types';
import { siteByName } from '@/sites/sites';
import type { PageState } from '@/store/context';
import type { Recorder } from '@/store/recorder';
import { StoreProvider } from '@/store/StoreProvider';

export interface Around {
  site?: SiteName;
  /** Place of the language in the site's list. */
  index?: number;
  /** Without language prefix. */
  path?: string;
  cookies?: Record<string, string>;
  /** Writes the visit down. */
  recorder?: () => Recorder;
}

export const pageStateOf = (site: Site, language: SiteLanguage, path: string): PageState => {
  const shown = (bare: string): string => publicPath(language, bare);
  return {
    context: {
      site: site.name,
      locale: language.locale,
      language: language.language,
      currency: site.currency,
      odometer: site.odometer,
      timeZone: site.timeZone,
      vatPercent: null,
      now: '2026-11-20T10:00:00Z',
      path: shown(path),
      paths: {
        home: shown('/'),
        carList: shown(site.paths.carList),
        carBase: shown(site.paths.carBase),
        facilities: shown(site.paths.facilities),
        makes: shown(site.paths.makes),
        kinds: shown(site.paths.kinds),
      },
      carIndex: site.cars?.index ?? null,
      ...(site.facilities?.forTrucks ? { facilitiesForTrucks: true as const } : {}),
    },
  };
};

/** A site around blocks of the frame, with a real store and fake ports. */
export function InSite({
  site: name = 'car-store-se',
  index: languageIndex = 0,
  path = '/om-oss',
  cookies,
  recorder,
  ports,
  stateId = 'first',
  children,
}: Around & { ports?: FakePorts; stateId?: string; children: ReactNode }) {
  const site = siteByName(name);
  const language = site.languages[languageIndex] ?? site.languages[0];
  return (
    <InTexts language={language.language} locale={language.locale}>
      <StoreProvider
        pageState={pageStateOf(site, language, path)}
        stateId={stateId}
        ports={() => ports ?? fakePorts({ cookies: fakeCookies(cookies) })}
        recorder={recorder}
      >
        <FrameContextProvider site={site} language={language}>
          {children}
        </FrameContextProvider>
      </StoreProvider>
    </InTexts>
  );
}

export interface Shown extends RenderResult {
  ports: FakePorts;
  /** The visitor goes to another page of the same site. */
  go(path: string): void;
}

export function show(block: ReactNode, around: Around = {}): Shown {
  const ports = fakePorts({ cookies: fakeCookies(around.cookies) });
  const result = render(
    <InSite {...around} ports={ports}>
      {block}
      <main id="main" tabIndex={-1}>
        <a href="#x">I sidan</a>
      </main>
    </InSite>,
  );
  return {
    ...result,
    ports,
    go: (path) =>
      result.rerender(
        <InSite {...around} path={path} stateId={path} ports={ports}>
          {block}
          <main id="main" tabIndex={-1}>
            <a href="#x">I sidan</a>
          </main>
        </InSite>,
      ),
  };
}

/** How wide the window is, px. */
export const windowOf = (innerWidth: number): void => {
  Object.assign(window, { innerWidth });
};

/** jsdom has no pointer events: these have the kind of pointer. */
export const knowPointers = (): void => {
  class KnownPointer extends MouseEvent {
    readonly pointerType: string;

    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init);
      this.pointerType = init.pointerType ?? '';
    }
  }
  Object.assign(window, { PointerEvent: KnownPointer });
};
