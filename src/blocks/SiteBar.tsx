import type { MenuEntry } from '@/domain/content/menu';
import { navigationFeature } from '@/features/navigation/navigation.feature';
import { MenuBar } from '@/features/navigation/components/MenuBar';
import { useTexts } from '@/i18n/TextsProvider';
import { selectContext } from '@/store/context';
import { useAppSelector } from '@/store/hooks';
import { useFeatures } from '@/store/StoreProvider';
import { AlertBar as EagerAlertBar } from './AlertBar/AlertBar.view';
import { useFrameContext } from './FrameContext';
import { inLanguage, languageLinks } from './languages';
import { lazyWithRetry } from '@/ui/lazyWithRetry';
import { LogoImage } from './Logo/LogoImage';
import type { MenuBarFields } from './parts/menuBar.schema';

/** Its code loads on pages with a message; the bundler makes the choice, as in the registry. */
const AlertBar =
  typeof window === 'undefined'
    ? EagerAlertBar
    : lazyWithRetry(() =>
        import(/* webpackChunkName: "alert" */ './AlertBar/AlertBar.view').then((module) => module.AlertBar),
      );

const features = [navigationFeature];

/** The shared part of both bars: message, logo, entries and languages. */
export function SiteBar({
  look,
  entries,
  fields,
}: {
  look: 'dropdown' | 'mega';
  entries: readonly MenuEntry[];
  fields: MenuBarFields;
}) {
  useFeatures(features);
  const { t } = useTexts();
  const { site, language, here, home, path } = useFrameContext();
  const { paths } = useAppSelector(selectContext);
  const booking = site.features.booking === undefined ? null : inLanguage(language, site.features.booking);
  const below = fields.MessagePlacement === 'Below';
  const message = fields.HasMessage && <AlertBar {...fields} />;
  return (
    <>
      {!below && message}
      <MenuBar
        look={look}
        entries={entries}
        here={here}
        home={{ href: home, text: t('frame.home', { site: site.title }) }}
        logo={<LogoImage image={fields.Logo} width={fields.LogoWidth} height={fields.LogoHeight} />}
        extras={fields.ExtraNavigationItems.flatMap(({ Link, Title, IsButton }) =>
          Title !== '' && Link.href !== ''
            ? [{ title: Title, href: Link.href, isButton: IsButton || Link.href === booking, isAlways: IsButton }]
            : [],
        )}
        shortcuts={
          paths.saved === undefined
            ? []
            : [
                { icon: 'search', href: paths.carList, text: t('frame.findCar') },
                { icon: 'heart', href: paths.saved, text: t('frame.savedCars') },
              ]
        }
        languages={languageLinks(
          site.languages,
          language,
          { path, query: /\?[^#]*/.exec(here)?.[0] },
          fields.Languages,
        )}
        // A message below the bar would overlap the hero's text.
        floating={path === '/' && !(below && fields.HasMessage)}
        dark={fields.HasDarkTheme}
        slim={fields.SlimNav}
        separator={fields.ShowSeparator}
        below={below && message}
      />
    </>
  );
}
