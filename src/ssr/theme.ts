import { fieldText, type Layout } from '@/domain/content/layout';
import type { Site, ThemeName } from '@/sites/site.types';
import { isThemeName } from '@/sites/themes/themes';

/** The theme of a page: that of the brand which its route names (requirement A-13), else the site's own. */
export function themeOf(site: Pick<Site, 'theme'>, layout: Pick<Layout, 'fields'> | null): ThemeName {
  const brand = layout ? fieldText(layout.fields, 'BrandDesign').toLowerCase() : '';
  return isThemeName(brand) ? brand : site.theme;
}
